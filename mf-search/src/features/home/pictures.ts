import { heroSrcset } from '../../rules/home/hero-sizes';

const hero = {
  640: new URL('./pictures/hero-640.avif', import.meta.url).href,
  960: new URL('./pictures/hero-960.avif', import.meta.url).href,
  1440: new URL('./pictures/hero-1440.avif', import.meta.url).href,
  2000: new URL('./pictures/hero-2000.avif', import.meta.url).href,
};

export const heroAvif = heroSrcset((width) => hero[width]);
export const heroWebp = new URL('./pictures/hero-960.webp', import.meta.url).href;
