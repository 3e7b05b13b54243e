import { plainDate, sanitiseSearch, parseParams, searchToParams, type SearchQuery } from '@campavia/domain';

import { activeFilters, inPlace, withDates, withFilters, withoutFilter, type Filter } from './filters';

const today = plainDate('2027-03-10');
const [from, to] = [plainDate('2027-06-28'), plainDate('2027-07-08')];
const full: SearchQuery = {
  where: 'annecy',
  date_from: from,
  date_to: to,
  seatbelts: 4,
  beds: 3,
  types: [4, 5],
  min_price: 50,
  max_price: 180,
  page: 2,
};

test.each<[string, SearchQuery, Filter[]]>([
  ['none', { where: 'annecy', page: 2 }, []],
  ['all', full, ['dates', 'beds', 'seatbelts', 'types', 'price']],
  ['a least price alone', { min_price: 50 }, ['price']],
  ['a free price', { max_price: 0 }, ['price']],
  ['seats, with beds that ask for nothing', { seatbelts: 4, beds: 2 }, ['seatbelts']],
  ['two beds', { beds: 2 }, ['beds']],
])('finds the filters that are on: %s', (_, query, active) => {
  expect(activeFilters(query)).toEqual(active);
});

test.each<Filter>(['dates', 'beds', 'seatbelts', 'types', 'price'])(
  'taking off %s leaves the others and starts from the first page',
  (filter) => {
    const rest = withoutFilter(full, filter);
    expect(activeFilters(rest)).toEqual(activeFilters(full).filter((each) => each !== filter));
    expect(rest).toMatchObject({ where: 'annecy' });
    expect(rest).not.toHaveProperty('page');
  },
);

test.each<Filter>(['dates', 'beds', 'seatbelts', 'types', 'price'])(
  'taking off %s leads to an address that stays as it is',
  (filter) => {
    const address = searchToParams(withoutFilter(full, filter)).toString();
    expect(sanitiseSearch(parseParams(address), today).changed).toBe(false);
  },
);

test('new values replace the old ones, and empty ones take a filter off', () => {
  expect(withFilters(full, { beds: 4, max_price: 90 })).toEqual({
    where: 'annecy',
    date_from: from,
    date_to: to,
    beds: 4,
    max_price: 90,
  });
});

test('other dates keep the filters', () => {
  expect(withDates({ where: 'annecy', beds: 2, page: 3 }, from, to)).toEqual({
    where: 'annecy',
    beds: 2,
    date_from: from,
    date_to: to,
  });
});

test('searching a whole country forgets the spot, the radius and the box', () => {
  const here: SearchQuery = {
    latitude: 45,
    longitude: 6,
    radius: 10,
    bbox: [6, 45, 7, 46],
    beds: 2,
    page: 4,
  };
  expect(inPlace(here, 'france')).toEqual({ where: 'france', beds: 2 });
});
