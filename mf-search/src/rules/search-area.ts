import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import type { NearPoint } from './finder-form';

/** The area of a search, for texts. */
export interface SearchArea {
  /**
   * `near` a town or a sight, `in` a country or region, `here` around the reader, around a `point` that need not be
   * the reader's, in an `area` of the map, or `everywhere`.
   */
  relation: 'near' | 'in' | 'here' | 'point' | 'area' | 'everywhere';
  /** As the place calls itself; empty unless it is `near` or `in` one. */
  place: string;
  /** ISO 3166-1 code, where the place is a whole country. */
  country?: string;
}

const WIDE = new Set<Place['place_type']>(['COUNTRY', 'LVL1', 'LVL2']);

/**
 * Where a search looks. A place that is not known yet goes by the words of the search.
 * @param own where this browser has found the reader, if they asked for it; a link may name any other point
 */
export function describeSearchArea(
  query: SearchQuery,
  place: Place | undefined,
  own?: NearPoint,
): SearchArea {
  if (query.bbox) return { relation: 'area', place: '' };
  if (query.latitude !== undefined) return { relation: isAround(query, own) ? 'here' : 'point', place: '' };
  if (query.where === undefined) return { relation: 'everywhere', place: '' };
  if (!place) return { relation: 'near', place: query.where };
  return {
    relation: WIDE.has(place.place_type) ? 'in' : 'near',
    place: place.name,
    ...(place.place_type === 'COUNTRY' && { country: place.country }),
  };
}

/** Whether a search looks around a point. */
export function isAround({ latitude, longitude }: Partial<NearPoint>, point: NearPoint | undefined): boolean {
  return point !== undefined && latitude === point.latitude && longitude === point.longitude;
}

/** A place's name with what it lies in: `Annecy, Haute-Savoie`. */
export function formatPlaceLine({ name, ancestors }: Place): string {
  const parent = ancestors.at(-1);
  return parent && parent.name !== name ? `${name}, ${parent.name}` : name;
}

/** Whether a search has a point for distances; a whole country has none. */
export function hasPoint({ latitude }: SearchQuery, place: Place | undefined): boolean {
  return latitude !== undefined || (place !== undefined && place.place_type !== 'COUNTRY');
}
