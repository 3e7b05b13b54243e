/**
 * Specified calls that do not exist yet. The list only ever shrinks: a call is removed with the change that adds it,
 * and the list is empty when the product is complete.
 */
export const MISSING_CALLS: readonly string[] = [];
