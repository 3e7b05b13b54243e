import { aClass } from './a-class';
import { campervan } from './campervan';
import { teardrop, tourer } from './caravan';
import { classicVan } from './classic-van';
import { coachBuilt, lowProfile } from './coach-built';
import { expeditionCar } from './expedition-car';
import { popTopVan } from './pop-top-van';

import type { CamperType } from '../camper-type';
import type { DrawingContext, VehiclePlan } from './vehicle-plan';

const PLANS: Record<CamperType, (context: DrawingContext) => VehiclePlan> = {
  lowprofile: lowProfile,
  coachbuilt: coachBuilt,
  aclass: aClass,
  campervan,
  van: popTopVan,
  caravan: (context) => (context.livery.shape === 'teardrop' ? teardrop(context) : tourer(context)),
  other: (context) => (context.livery.shape === 'expedition' ? expeditionCar(context) : classicVan(context)),
};

/** The plan of a type in its livery and light. */
export function vehicleOf(type: CamperType, context: DrawingContext): VehiclePlan {
  return PLANS[type](context);
}
