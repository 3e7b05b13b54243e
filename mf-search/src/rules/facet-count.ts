import type { Facets } from '@campavia/contracts';

/** How many results there would be with a value of a filter; undefined while that is not known. */
export function facetCount(facets: Facets | undefined, filter: string, value: string | number = 'true') {
  return facets?.[filter]?.[String(value)];
}
