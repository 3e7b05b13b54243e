import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

/** Whether a search has a point that campers can be distant from; a whole country has none. */
export function hasPoint({ latitude }: SearchQuery, place: Place | undefined): boolean {
  return latitude !== undefined || (place !== undefined && place.place_type !== 'COUNTRY');
}
