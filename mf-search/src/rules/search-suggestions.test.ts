import { someAlternatives } from '@campavia/contracts/testing';
import { plainDate, type SearchQuery } from '@campavia/domain';

import { hasSuggestions, toSuggestions } from './search-suggestions';

const query: SearchQuery = {
  where: 'annecy',
  bbox: [6, 45, 7, 46],
  date_from: plainDate('2027-08-01'),
  date_to: plainDate('2027-08-10'),
  beds: 4,
  pets: true,
  page: 2,
};

test('each suggestion changes one thing of the search, from its first page', () => {
  const { page: _, bbox, ...rest } = query;
  const { places, dates, filters } = toSuggestions(query, someAlternatives());
  expect(places).toEqual([
    { slug: 'chambery', name: 'Chambéry', distanceKm: 40.3, count: 9, query: { ...rest, where: 'chambery' } },
  ]);
  expect(dates.map((suggestion) => suggestion.query)).toEqual([
    { ...rest, bbox, date_from: '2027-07-31', date_to: '2027-08-09' },
  ]);
  const { pets: __, ...withoutPets } = rest;
  expect(filters).toEqual([{ field: 'pets', count: 14, query: { ...withoutPets, bbox } }]);
});

test('does not suggest removing absent filters, or changes without effect', () => {
  const alternatives = someAlternatives({
    filters: [
      { filter: 'beds', count: 3 },
      { filter: 'smoking', count: 2 },
    ],
  });
  expect(toSuggestions({ ...query, seatbelts: 4 }, alternatives).filters).toEqual([]);
  expect(toSuggestions(query, alternatives).filters.map(({ field }) => field)).toEqual(['beds']);
});

test('knows when there is no suggestion', () => {
  expect(hasSuggestions(toSuggestions(query, { places: [], dates: [], filters: [] }))).toBe(false);
  expect(hasSuggestions(toSuggestions(query, someAlternatives({ places: [], dates: [] })))).toBe(true);
});
