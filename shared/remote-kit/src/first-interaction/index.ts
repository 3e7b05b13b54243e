// Bundled by whoever imports it, not shared by the shell, so that it works with a shell of any release.
export { isPointerAtRest, onFirstInteraction } from './on-first-interaction';
