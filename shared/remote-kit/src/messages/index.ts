// Each remote bundles its own copy instead of the shell's, so that it works with any release of the shell.
export { withMessages } from './with-messages';
export { createMessageLoader, loadCatalogue } from './load-catalogue';
