// Each remote carries its own copy instead of the shell's, so that a shell of any release serves it.
export { withMessages } from './with-messages';
export { createMessageLoader, loadCatalogue } from './load-catalogue';
