import type { GuestBooking } from '@campavia/contracts';

const RADIUS_KM = 50;

/** Past dates are left out. */
export function searchNearby({ camper, date_from, date_to }: GuestBooking, today: string): URLSearchParams {
  const { city, latitude, longitude } = camper;
  const place = { where: city, latitude: latitude.toFixed(2), longitude: longitude.toFixed(2) };
  const query = new URLSearchParams({ ...place, radius: String(RADIUS_KM) });
  if (date_from <= today) return query;
  query.set('date_from', date_from);
  query.set('date_to', date_to);
  return query;
}
