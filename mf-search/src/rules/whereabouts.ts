import type { Place } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

/** How a search's area is put into words. */
export interface Whereabouts {
  /**
   * `near` a town or a sight, `in` a country or region, `here` around the reader, in an `area` of the map, or
   * `everywhere`.
   */
  relation: 'near' | 'in' | 'here' | 'area' | 'everywhere';
  /** As the place calls itself; empty unless it is `near` or `in` one. */
  place: string;
  /** ISO 3166-1 code, where the place is a whole country. */
  country?: string;
}

const WIDE = new Set<Place['place_type']>(['COUNTRY', 'LVL1', 'LVL2']);

/** Where a search looks. A place that is not known yet goes by the words of the search. */
export function whereaboutsOf(query: SearchQuery, place: Place | undefined): Whereabouts {
  if (query.bbox) return { relation: 'area', place: '' };
  if (query.latitude !== undefined) return { relation: 'here', place: '' };
  if (query.where === undefined) return { relation: 'everywhere', place: '' };
  if (!place) return { relation: 'near', place: query.where };
  return {
    relation: WIDE.has(place.place_type) ? 'in' : 'near',
    place: place.name,
    ...(place.place_type === 'COUNTRY' && { country: place.country }),
  };
}

/** A place's name with what it lies in: `Annecy, Haute-Savoie`. */
export function placeLine({ name, ancestors }: Place): string {
  const parent = ancestors.at(-1);
  return parent && parent.name !== name ? `${name}, ${parent.name}` : name;
}
