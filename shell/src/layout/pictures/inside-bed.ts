/** The sea at dawn, seen from the bed of a camper. */
export const insideBedPicture = new URL('./inside-bed.svg', import.meta.url).href;
