import type { WishlistCamper } from '@campavia/contracts';

const RADIUS_KM = 60;

/** The days of a list; null without dates. */
export interface Trip {
  date_from: string | null;
  date_to: string | null;
}

/** A search for campers of the same type nearby, for the days of the list. */
export function searchSimilar(
  { city, latitude, longitude, type }: Pick<WishlistCamper, 'city' | 'latitude' | 'longitude' | 'type'>,
  trip: Trip,
): URLSearchParams {
  const place = { where: city, latitude: latitude.toFixed(2), longitude: longitude.toFixed(2) };
  return new URLSearchParams({ ...place, radius: String(RADIUS_KM), ...daysOf(trip), types: String(type) });
}

/** The days as the query of a camper's page. */
export function queryOfTrip(trip: Trip): URLSearchParams {
  return new URLSearchParams(daysOf(trip));
}

function daysOf({ date_from, date_to }: Trip): Record<string, string> {
  return date_from !== null && date_to !== null ? { date_from, date_to } : {};
}
