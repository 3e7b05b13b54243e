import { aPlace } from '@campavia/contracts/testing';
import { plainDate, type SearchQuery } from '@campavia/domain';

import { formatStoredQuery, readStoredQuery } from './stored-query';
import { parseRecentSearches, toRecentSearch, addRecent, type RecentSearch } from './recent-searches';

const DAYS = { date_from: plainDate('2027-06-28'), date_to: plainDate('2027-07-08') };
const annecy = aPlace();

function aRecent(place: string, query = `where=${place}`): RecentSearch {
  return { query, where: { relation: 'near', place } };
}

test('stores a search by its place, without map area and page', () => {
  const query: SearchQuery = {
    where: 'annecy',
    pets: true,
    bbox: [6, 45, 7, 46],
    page: 3,
    ordering: 'price',
  };
  expect(toRecentSearch(query, annecy)).toEqual({
    query: 'where=annecy&pets=true',
    where: { relation: 'near', place: 'Annecy' },
  });
});

test('stores a search for days anywhere', () => {
  expect(toRecentSearch(DAYS, undefined)?.where).toEqual({ relation: 'everywhere', place: '' });
});

test.each<[string, SearchQuery]>([
  ['has no criteria', {}],
  ['has filters alone', { pets: true }],
  ['is around the location of the device', { latitude: 45.9, longitude: 6.1, ...DAYS }],
  ['is for an area without a name', { bbox: [6, 45, 7, 46], ...DAYS }],
  ['names an unknown place', { where: 'qqq', ...DAYS }],
])('does not store a search that %s', (_, query) => {
  expect(toRecentSearch(query, undefined)).toBeUndefined();
});

test('other days at the same place replace the previous ones', () => {
  const before = [aRecent('Cork'), aRecent('Annecy', 'where=annecy&beds=2')];
  expect(addRecent(before, aRecent('Annecy', 'where=annecy&beds=4'))).toEqual([
    aRecent('Annecy', 'where=annecy&beds=4'),
    aRecent('Cork'),
  ]);
});

test('six are stored, the oldest are removed', () => {
  const searches = ['1', '2', '3', '4', '5', '6', '7'].reduce<RecentSearch[]>(
    (stored, name) => addRecent(stored, aRecent(name)),
    [],
  );
  expect(searches.map(({ where }) => where.place)).toEqual(['7', '6', '5', '4', '3', '2']);
});

test.each([
  [null],
  ['x'],
  [{}],
  [[null, 3, { query: 'x' }, { query: 'x', where: { relation: 'on', place: 'x' } }]],
])('ignores an invalid entry: %j', (stored) => {
  expect(parseRecentSearches(stored)).toEqual([]);
});

test('past dates are dropped, and isOver says so', () => {
  const text = formatStoredQuery({ where: 'annecy', ...DAYS, page: 2 });
  expect(text).toBe('where=annecy&date_from=2027-06-28&date_to=2027-07-08');
  expect(readStoredQuery(text, plainDate('2027-03-10'))).toEqual({
    query: { where: 'annecy', ...DAYS },
    isOver: false,
  });
  expect(readStoredQuery(text, plainDate('2027-07-01'))).toEqual({
    query: { where: 'annecy' },
    isOver: true,
  });
});
