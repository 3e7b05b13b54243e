// Carried by whoever names it, not lent by the shell: a shell of any release serves it.
export { onFirstInteraction } from './on-first-interaction';
