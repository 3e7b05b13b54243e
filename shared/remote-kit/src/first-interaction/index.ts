// Bundled by each importer instead of shared by the shell, so that it works with any release of the shell.
export { hasInteracted } from './has-interacted';
export { isPointerAtRest, onFirstInteraction } from './on-first-interaction';
