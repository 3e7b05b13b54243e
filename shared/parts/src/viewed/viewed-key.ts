/** Storage key of the viewed campers. In a file of its own, so that a page can check it without loading more. */
export const VIEWED_KEY = 'campavia.viewed';
