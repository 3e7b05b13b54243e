import { EQUIPMENTS, VEHICLE_TYPES } from '@campavia/domain';

import type { Referential } from '../referential';

/** The product as it stands on an ordinary day, with all types and equipment. */
export function aReferential(over: Partial<Referential> = {}): Referential {
  return {
    can_publish_camper: true,
    payment_type_available: ['card', 'card_2', 'paypal'],
    phone_number: '+33 1 99 00 12 34',
    vehicle_types: VEHICLE_TYPES.map(({ id, code }) => ({ id, code, campers: id * 100 })),
    equipments: EQUIPMENTS.map(({ code, group }) => ({ code, group })),
    booking_min_days: 1,
    min_future_rental: 0,
    max_future_rental: 540,
    flags: {},
    stats: { campers: 2800, reviews: 41_250, average: 4.7 },
    popular_places: [
      { slug: 'annecy', name: 'Annecy', country: 'FR', campers: 64 },
      { slug: 'lisboa', name: 'Lisboa', country: 'PT', campers: 81 },
    ],
    ...over,
  };
}
