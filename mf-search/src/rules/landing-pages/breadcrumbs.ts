import type { Ancestor, Place } from '@campavia/contracts';

const ORDER: readonly Place['place_type'][] = ['COUNTRY', 'LVL1', 'LVL2', 'LOC', 'SUB', 'POI'];

/** From the country down to the place itself. */
export function listBreadcrumbs({ name, slug, place_type, ancestors }: Place): Ancestor[] {
  const above = ancestors.toSorted(
    (one, other) => ORDER.indexOf(one.place_type) - ORDER.indexOf(other.place_type),
  );
  return [...above, { name, slug, place_type }];
}
