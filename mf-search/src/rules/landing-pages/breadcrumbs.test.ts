import type { Ancestor } from '@campavia/contracts';
import { aPlace } from '@campavia/contracts/testing';

import { listBreadcrumbs } from './breadcrumbs';

const TYPES = ['COUNTRY', 'LVL1', 'LVL2', 'LOC', 'SUB'] as const;
const line: Ancestor[] = TYPES.map((place_type) => ({ name: place_type, slug: place_type, place_type }));

test('lead from the country down to the place, in any order of input', () => {
  const place = aPlace({ name: 'Sight', slug: 'sight', place_type: 'POI' });
  for (const ancestors of [line, line.toReversed(), [...line.slice(2), ...line.slice(0, 2)]]) {
    expect(listBreadcrumbs({ ...place, ancestors }).map(({ name }) => name)).toEqual([...TYPES, 'Sight']);
  }
});

test('a country has only itself', () => {
  const country = aPlace({ name: 'France', slug: 'france', place_type: 'COUNTRY', ancestors: [] });
  expect(listBreadcrumbs(country)).toEqual([{ name: 'France', slug: 'france', place_type: 'COUNTRY' }]);
});
