/** Drawings of guides by the names of their folders. */
export const GUIDE_PICTURES: Record<string, string> = {
  'hit-the-road': new URL('./pictures/lavender.svg', import.meta.url).href,
  'how-it-works': new URL('./pictures/lake.svg', import.meta.url).href,
  'rv-beginner': new URL('./pictures/awning.svg', import.meta.url).href,
  'rv-hire-family': new URL('./pictures/forest.svg', import.meta.url).href,
  'rv-hire-with-pets': new URL('./pictures/dog.svg', import.meta.url).href,
  surftrip: new URL('./pictures/atlantic.svg', import.meta.url).href,
  'we-love-california': new URL('./pictures/mesa.svg', import.meta.url).href,
};
