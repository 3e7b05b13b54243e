import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import type { NearPoint } from './finder-form';

export interface SearchArea {
  /** `near` a town or sight, `in` a country or region, `here` around the user, around any other `point`. */
  relation: 'near' | 'in' | 'here' | 'point' | 'area' | 'everywhere';
  /** Own name of the place; empty unless the relation is `near` or `in`. */
  place: string;
  /** ISO 3166-1 code, for a whole country only. */
  country?: string;
}

const WIDE = new Set<Place['place_type']>(['COUNTRY', 'LVL1', 'LVL2']);

/** `own` is the position of the user; a link may contain any other point. */
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

export function isAround({ latitude, longitude }: Partial<NearPoint>, point: NearPoint | undefined): boolean {
  return point !== undefined && latitude === point.latitude && longitude === point.longitude;
}

/** `Annecy, Haute-Savoie` */
export function formatPlaceLine({ name, ancestors }: Place): string {
  const parent = ancestors.at(-1);
  return parent && parent.name !== name ? `${name}, ${parent.name}` : name;
}

/** Distances need a point; a whole country has none. */
export function hasPoint({ latitude }: SearchQuery, place: Place | undefined): boolean {
  return latitude !== undefined || (place !== undefined && place.place_type !== 'COUNTRY');
}
