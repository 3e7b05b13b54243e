/** Cache key of the referential; apart from `keys` for pages that need no other. */
export const referentialKey = 'referential';
