import type { Place } from '@campavia/contracts';

import type { PlaceRow } from './places.store';

/** A place in the wire format. */
export function toPlace(row: PlaceRow): Place {
  const { id, slug, name, place_type, country, latitude, longitude, radius, ancestors } = row;
  return { id, slug, name, place_type, country, latitude, longitude, radius, ancestors };
}
