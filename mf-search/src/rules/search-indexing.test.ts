import type { SearchQuery } from '@campavia/domain';
import { parseParams, plainDate, sanitiseSearch } from '@campavia/domain';

import { findIndexedPage, type IndexedPage } from './search-indexing';

const queryOf = (search: string): SearchQuery =>
  sanitiseSearch(parseParams(search), plainDate('2027-03-10')).query;
const NONE: IndexedPage = { kind: 'none' };

test.each<[string, string | undefined, IndexedPage]>([
  ['', undefined, { kind: 'results' }],
  ['?where=annecy', 'annecy', { kind: 'place', slug: 'annecy' }],
  ['?where=somewhere', undefined, NONE],
  ['?where=ireland&types=4', 'ireland', { kind: 'category', category: 'campervan' }],
  [
    '?where=ireland&types=1&types=2&types=3&seatbelts=4&beds=4',
    'ireland',
    { kind: 'category', category: 'motorhome', seats: 4 },
  ],
  ['?where=france&types=4', 'france', NONE],
  ['?where=annecy&page=2', 'annecy', NONE],
  ['?page=2', undefined, NONE],
  ['?where=annecy&ordering=price', 'annecy', NONE],
  ['?where=annecy&beds=2', 'annecy', NONE],
  ['?where=annecy&date_from=2027-08-01&date_to=2027-08-10', 'annecy', NONE],
  ['?bbox=5,45,7,46', undefined, NONE],
  ['?latitude=45.9&longitude=6.1', undefined, NONE],
  ['?where=annecy&radius=50', 'annecy', NONE],
])('%s is indexed as %s', (search, slug, page) => {
  expect(findIndexedPage(queryOf(search), { slug, country: 'IE' })).toEqual(page);
});
