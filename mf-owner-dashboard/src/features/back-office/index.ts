export { documentNameOf } from './documents/document-names';
export { loadMessages } from './load-messages';
