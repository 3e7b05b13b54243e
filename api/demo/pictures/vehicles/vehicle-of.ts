import { aClass } from './a-class';
import { campervan } from './campervan';
import { teardrop, tourer } from './caravan';
import { classicVan } from './classic-van';
import { coachBuilt, lowProfile } from './coach-built';
import { expeditionCar } from './expedition-car';
import { popTopVan } from './pop-top-van';

import type { CamperType } from '../camper-type';
import type { Dress, VehiclePlan } from './vehicle-plan';

const PLANS: Record<CamperType, (dress: Dress) => VehiclePlan> = {
  lowprofile: lowProfile,
  coachbuilt: coachBuilt,
  aclass: aClass,
  campervan,
  van: popTopVan,
  caravan: (dress) => (dress.livery.shape === 'teardrop' ? teardrop(dress) : tourer(dress)),
  other: (dress) => (dress.livery.shape === 'expedition' ? expeditionCar(dress) : classicVan(dress)),
};

/** The plan of a type in its livery and light. */
export function vehicleOf(type: CamperType, dress: Dress): VehiclePlan {
  return PLANS[type](dress);
}
