import {
  FLAG_FIELDS,
  parseParams,
  plainDate,
  sanitiseSearch,
  searchToParams,
  type SearchQuery,
} from '@campavia/domain';

import {
  activeFilters,
  countFilters,
  filterOfField,
  withPlace,
  withDates,
  withFlag,
  withoutFilter,
  withoutFilters,
  type Filter,
} from './filters';

const today = plainDate('2027-03-10');
const [from, to] = [plainDate('2027-06-28'), plainDate('2027-07-08')];

/** All filters. */
const full: SearchQuery = {
  where: 'annecy',
  radius: 50,
  date_from: from,
  date_to: to,
  seatbelts: 4,
  beds: 3,
  types: [4, 5],
  min_price: 50,
  max_price: 180,
  vehicle_height: 280,
  licence_type: 'B',
  owner_types: ['private'],
  review_average__gte: 4.5,
  ...Object.fromEntries(FLAG_FIELDS.map((flag) => [flag, true])),
  equipments: ['shower', 'oven'],
  ordering: 'price',
  page: 2,
};
const all = activeFilters(full);

test('every active filter is listed, each piece of equipment by itself', () => {
  expect(all).toEqual([
    ...['dates', 'beds', 'price', 'seatbelts', 'types', 'radius', 'vehicle_height', 'licence_type'],
    ...['owner_types', 'review_average__gte', ...FLAG_FIELDS],
    ...['equipments.shower', 'equipments.oven'],
  ]);
});

test.each<[string, SearchQuery, Filter[]]>([
  ['none', { where: 'annecy', ordering: 'price', page: 2 }, []],
  ['a least price alone', { min_price: 50 }, ['price']],
  ['a free price', { max_price: 0 }, ['price']],
  ['seats, with beds that ask for nothing', { seatbelts: 4, beds: 2 }, ['seatbelts']],
  ['two beds', { beds: 2 }, ['beds']],
  ['a piece that is asked for twice over', { isofix: true, equipments: ['isofix'] }, ['isofix']],
])('finds the active filters: %s', (_, query, active) => {
  expect(activeFilters(query)).toEqual(active);
});

test.each(all)('removing %s keeps the others, and starts from the first page', (filter) => {
  const rest = withoutFilter(full, filter);
  expect(activeFilters(rest)).toEqual(all.filter((each) => each !== filter));
  expect(rest).toMatchObject({ where: 'annecy', ordering: 'price' });
  expect(rest).not.toHaveProperty('page');
  expect(sanitiseSearch(parseParams(`${searchToParams(rest)}`), today).changed).toBe(false);
});

test('removing seats also removes the beds that they had set', () => {
  expect(withoutFilter({ seatbelts: 5, beds: 2 }, 'seatbelts')).toEqual({});
});

test('equipment requested twice is removed at once', () => {
  expect(withoutFilter({ isofix: true, equipments: ['isofix', 'oven'] }, 'isofix')).toEqual({
    equipments: ['oven'],
  });
});

test('clearing keeps place, dates and order', () => {
  expect(withoutFilters(full)).toEqual({
    where: 'annecy',
    date_from: from,
    date_to: to,
    ordering: 'price',
  });
});

test('the days of a trip do not count as a filter', () => {
  expect(countFilters(full)).toBe(all.length - 1);
  expect(countFilters({ date_from: from, date_to: to })).toBe(0);
});

test.each<[string, Filter | undefined]>([
  ['min_price', 'price'],
  ['max_price', 'price'],
  ['date_to', 'dates'],
  ['pets', 'pets'],
  ['equipments', 'equipments'],
  ['ordering', undefined],
])('the field %s belongs to %s', (field, filter) => {
  expect(filterOfField(field)).toBe(filter);
});

test('all equipment can be taken off at once', () => {
  expect(withoutFilter({ beds: 2, equipments: ['shower', 'oven'] }, 'equipments')).toEqual({ beds: 2 });
});

test('adding a filter keeps the others and starts from the first page', () => {
  expect(withFlag({ where: 'annecy', beds: 2, page: 3 }, 'pets')).toEqual({
    where: 'annecy',
    beds: 2,
    pets: true,
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

test('searching a whole country drops the point, the radius and the box', () => {
  const spot: SearchQuery = { latitude: 45, longitude: 6, radius: 10, bbox: [6, 45, 7, 46] };
  expect(withPlace({ ...spot, beds: 2, page: 4 }, 'france')).toEqual({ where: 'france', beds: 2 });
});
