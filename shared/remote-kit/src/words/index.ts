// Carried by whoever names it, not lent by the shell: a shell of any release serves it.
export { worded } from './worded';
export { wordsOf } from './words-of';
