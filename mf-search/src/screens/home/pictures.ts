import type { VehicleTypeCode } from '@campavia/domain';

import { heroSrcset } from '../../rules/hero-sizes';

const hero = {
  640: new URL('./pictures/hero-640.avif', import.meta.url).href,
  960: new URL('./pictures/hero-960.avif', import.meta.url).href,
  1440: new URL('./pictures/hero-1440.avif', import.meta.url).href,
  2000: new URL('./pictures/hero-2000.avif', import.meta.url).href,
};

export const heroAvif = heroSrcset((width) => hero[width]);
export const heroWebp = new URL('./pictures/hero-960.webp', import.meta.url).href;

/** A side view of each type of vehicle. */
export const vehiclePictures: Record<VehicleTypeCode, string> = {
  lowprofile: new URL('./pictures/vehicles/lowprofile.svg', import.meta.url).href,
  coachbuilt: new URL('./pictures/vehicles/coachbuilt.svg', import.meta.url).href,
  aclass: new URL('./pictures/vehicles/aclass.svg', import.meta.url).href,
  campervan: new URL('./pictures/vehicles/campervan.svg', import.meta.url).href,
  van: new URL('./pictures/vehicles/van.svg', import.meta.url).href,
  caravan: new URL('./pictures/vehicles/caravan.svg', import.meta.url).href,
  other: new URL('./pictures/vehicles/other.svg', import.meta.url).href,
};
