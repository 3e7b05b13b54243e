import {
  EQUIPMENTS,
  MIN_STAY_DAYS,
  MIN_DAYS_TO_PICK_UP,
  MAX_DAYS_TO_RETURN,
  VEHICLE_TYPES,
} from '@campavia/domain';

import { OPTION_LISTS } from '../../listings/option-lists';
import { PAYIN_ERROR_CODES, PAYMENT_ERROR_CODES } from '../../payments/payments';
import type { Referential } from '../../site/referential';

const payments = {
  payment_type_available: ['card', 'card_2', 'paypal'],
  payment_types: [
    { code: 'card', logo: 'card', is_instalments: false, is_available: true },
    { code: 'card_2', logo: 'cb2x', is_instalments: true, is_available: true },
    { code: 'cred_4', logo: 'floa4x', is_instalments: true, is_available: false },
    { code: 'paypal', logo: 'paypal', is_instalments: false, is_available: true },
    { code: 'transf', logo: null, is_instalments: false, is_available: false },
  ],
  payment_errors: {
    default: { title: 'The payment did not go through', description: 'Try again.' },
    codes: Object.fromEntries(
      PAYMENT_ERROR_CODES.map((code) => [code, { title: `Title of ${code}`, description: `Why ${code}` }]),
    ),
  },
  payin_errors: {
    default: 'Payment failed',
    codes: Object.fromEntries(PAYIN_ERROR_CODES.map((code) => [code, `Row of ${code}`])),
  },
} satisfies Partial<Referential>;

const options: Referential['options'] = {
  ...OPTION_LISTS,
  countries: ['FR', 'AT', 'BE', 'CH', 'DE', 'ES', 'GB', 'IE', 'IT', 'NL', 'PT', 'US'],
  min_future_rental_choices: [0, 1, 2, 3, 7],
  max_future_rental_choices: [3, 6, 12, 24],
};

const calendar = {
  calendar_rules: {
    departure_hours: ['09:00:00', '14:00:00'],
    arrival_hours: ['12:00:00', '20:00:00'],
    season_months: { low: [1, 2, 3, 4, 11, 12], mid: [5, 6, 9, 10], high: [7, 8] },
    weekly_discount_days: 7,
    early_discount_days: 60,
  },
  booking_min_days: MIN_STAY_DAYS,
  min_future_rental: MIN_DAYS_TO_PICK_UP,
  max_future_rental: MAX_DAYS_TO_RETURN,
} satisfies Partial<Referential>;

/** The referential on an ordinary day, with all types and equipment. */
export function aReferential(over: Partial<Referential> = {}): Referential {
  return {
    can_publish_camper: true,
    phone_number: '+33 1 99 00 12 34',
    vehicle_types: VEHICLE_TYPES.map(({ id, code }) => ({ id, code, campers: id * 100 })),
    equipments: EQUIPMENTS.map(({ code, group }) => ({ code, group })),
    options,
    maps: { latitude: 46.6, longitude: 2.4, zoom: 6, attribution: 'Natural Earth' },
    terms: { version: '2026-09', valid_from: '2026-09-01' },
    second_driver_fees: { per_day: '2.00', per_day_currency: 'EUR' },
    routing: { sign_in: '/sign-in' },
    flags: {},
    single_sign_on: null,
    chat_assistant_id: null,
    stats: { campers: 2800, reviews: 41_250, average: 4.7 },
    popular_places: [
      { slug: 'annecy', name: 'Annecy', country: 'FR', campers: 64 },
      { slug: 'lisboa', name: 'Lisboa', country: 'PT', campers: 81 },
    ],
    ...payments,
    ...calendar,
    ...over,
  };
}
