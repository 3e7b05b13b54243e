import { findSaved, createLocalSearch, parseLocalSearches, normaliseName } from './saved-searches';

const annecy = createLocalSearch('where=annecy&beds=4', 'Annecy, four beds', 'fr');

test('recognises a saved search on any page, and only on its own site', () => {
  expect(findSaved([annecy], { beds: 4, where: 'annecy', page: 3 }, 'fr')).toBe(annecy);
  expect(findSaved([annecy], { beds: 2, where: 'annecy' }, 'fr')).toBeUndefined();
  expect(findSaved([annecy], { beds: 4, where: 'annecy' }, 'de')).toBeUndefined();
});

test('a name is on one line and has a maximum length', () => {
  expect(normaliseName('  By the\n lake ')).toBe('By the lake');
  expect(normaliseName('x'.repeat(300))).toHaveLength(100);
});

test('parses stored searches, and ignores invalid ones', () => {
  expect(
    parseLocalSearches([annecy, null, 7, { query: '' }, { query: 'beds=4', name: 4, site: 'fr' }]),
  ).toEqual([annecy]);
  expect(parseLocalSearches('x')).toEqual([]);
  expect(
    parseLocalSearches(Array.from({ length: 30 }, (_, at) => ({ ...annecy, query: `page_size=${at}` }))),
  ).toHaveLength(20);
});
