export const insideBedPicture = new URL('./inside-bed.svg', import.meta.url).href;
