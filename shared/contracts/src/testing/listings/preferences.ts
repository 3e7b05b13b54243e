import type { Preferences } from '../..';

/** The rental preferences of a camper. */
export function somePreferences(over: Partial<Preferences> = {}): Preferences {
  return {
    etag: '"preferences-1"',
    pets_allowed: 'ALLOWED',
    smoking_allowed: 'NOT_ALLOWED',
    abroad_allowed: 'ON_DEMAND',
    instant_booking_activated: false,
    min_future_days: 1,
    max_months_future_rental: 12,
    closed_weekdays: [7],
    closed_dates: ['2027-12-25'],
    insured_by: 'platform',
    ...over,
  };
}
