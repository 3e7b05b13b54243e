/** What the referential is remembered by; apart from `keys` for pages that need no other. */
export const referentialKey = 'referential';
