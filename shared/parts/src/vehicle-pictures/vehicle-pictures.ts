import type { VehicleTypeCode } from '@campavia/domain';

export const vehiclePictures: Record<VehicleTypeCode, string> = {
  lowprofile: new URL('./pictures/lowprofile.svg', import.meta.url).href,
  coachbuilt: new URL('./pictures/coachbuilt.svg', import.meta.url).href,
  aclass: new URL('./pictures/aclass.svg', import.meta.url).href,
  campervan: new URL('./pictures/campervan.svg', import.meta.url).href,
  van: new URL('./pictures/van.svg', import.meta.url).href,
  caravan: new URL('./pictures/caravan.svg', import.meta.url).href,
  other: new URL('./pictures/other.svg', import.meta.url).href,
};
