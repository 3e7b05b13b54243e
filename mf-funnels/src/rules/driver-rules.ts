import type { GuestBooking, InsuranceChoice } from '@campavia/contracts';

type Driver = Pick<GuestBooking, 'driver_born_on' | 'driver_licence_since' | 'date_from'>;

/** Whether who drives is too young on the first day for an insurance, or has had a licence for too short a time. */
export function isTooYoungFor(
  { min_age, min_licence_years }: InsuranceChoice['driver'],
  { driver_born_on: born, driver_licence_since: since, date_from: day }: Driver,
): boolean {
  return isLess(born, day, min_age) || isLess(since, day, min_licence_years);
}

// Plain dates compare as texts; the same day some years later is the same text with another year.
function isLess(from: string | null, day: string, years: number): boolean {
  if (from === null) return false;
  const [year = '0', ...rest] = from.split('-');
  return [String(Number(year) + years).padStart(4, '0'), ...rest].join('-') > day;
}
