import { EQUIPMENT_CODES, FLAG_FIELDS } from '@campavia/domain';

import type { Random } from '../../demo/seeds/campers/random';
import type { Features } from './expected-features';

/** Filters for features and equipment: none for half of the searches, otherwise one to three. */
export function drawFeatures(random: Random): Features {
  if (random.chance(0.5)) return {};
  const draws = [drawFlag, drawFlag, drawOther];
  const count = random.weighted([
    [1, 6],
    [2, 2],
    [3, 1],
  ]);
  return Object.assign({}, ...Array.from({ length: count }, () => random.pick(draws)(random)));
}

function drawFlag(random: Random): Features {
  return { [random.pick(FLAG_FIELDS)]: true };
}

function drawOther(random: Random): Features {
  return random.pick<Features>([
    { vehicle_height: random.pick([200, 209, 250, 280, 300]) },
    { licence_type: random.pick(['B', 'C']) },
    { owner_types: random.pick([['private'], ['professional'], ['private', 'professional']]) },
    { review_average__gte: random.pick([3, 4, 4.5, 4.71]) },
    { equipments: [random.pick(EQUIPMENT_CODES), random.pick(EQUIPMENT_CODES)] },
  ]);
}
