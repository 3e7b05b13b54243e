import { EQUIPMENT_CODES, FLAG_FIELDS } from '@campavia/domain';

import type { Random } from '../../seeds/campers/random';
import type { Features } from './judge-features';

/** Filters for what a camper is and has on board: mostly none, seldom many. */
export function drawFeatures(random: Random): Features {
  if (random.chance(0.35)) return {};
  const features: Features = {};
  for (const field of FLAG_FIELDS) if (random.chance(0.04)) features[field] = true;
  if (random.chance(0.15)) features.vehicle_height = random.pick([200, 209, 250, 280, 300]);
  if (random.chance(0.08)) features.licence_type = random.pick(['B', 'C']);
  if (random.chance(0.15))
    features.owner_types = random.pick([['private'], ['professional'], ['private', 'professional']]);
  if (random.chance(0.12)) features.review_average__gte = random.pick([3, 4, 4.5, 4.71]);
  if (random.chance(0.25)) features.equipments = EQUIPMENT_CODES.filter(() => random.chance(0.05));
  if (!features.equipments?.length) delete features.equipments;
  return features;
}
