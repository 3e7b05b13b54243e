import { keptAmong, localSearch, readLocal, tidyName } from './saved-searches';

const annecy = localSearch('where=annecy&beds=4', 'Annecy, four beds', 'fr');

test('knows a search that is kept already, on whichever page, and on its own site only', () => {
  expect(keptAmong([annecy], { beds: 4, where: 'annecy', page: 3 }, 'fr')).toBe(annecy);
  expect(keptAmong([annecy], { beds: 2, where: 'annecy' }, 'fr')).toBeUndefined();
  expect(keptAmong([annecy], { beds: 4, where: 'annecy' }, 'de')).toBeUndefined();
});

test('a name stands on one line and is no longer than names may be', () => {
  expect(tidyName('  By the\n lake ')).toBe('By the lake');
  expect(tidyName('x'.repeat(300))).toHaveLength(100);
});

test('reads what was kept, and passes over what is no search', () => {
  expect(readLocal([annecy, null, 7, { query: '' }, { query: 'beds=4', name: 4, site: 'fr' }])).toEqual([
    annecy,
  ]);
  expect(readLocal('x')).toEqual([]);
  expect(
    readLocal(Array.from({ length: 30 }, (_, at) => ({ ...annecy, query: `page_size=${at}` }))),
  ).toHaveLength(20);
});
