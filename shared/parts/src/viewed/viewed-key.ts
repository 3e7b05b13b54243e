/** Where this browser keeps the campers that were viewed; apart, so that a page can look without carrying more. */
export const VIEWED_KEY = 'campavia.viewed';
