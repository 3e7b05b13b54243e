/**
 * Calls of the specifications that are not there yet. The list only ever shrinks: a call that is answered is taken off
 * it with the change that brings it, and it is empty when the product is whole.
 */
export const MISSING_CALLS: readonly string[] = [];
