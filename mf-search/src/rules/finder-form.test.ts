import { plainDate, type SearchQuery } from '@campavia/domain';

import { EMPTY_FORM, formOf, roundPoint, queryOf } from './finder-form';

const dates = { from: plainDate('2027-06-28'), to: plainDate('2027-07-08') };
const annecy = { slug: 'annecy', name: 'Annecy' };

describe('the search of a form', () => {
  test.each([
    ['an empty form asks for everything', EMPTY_FORM, {}],
    [
      'a chosen place goes by its slug',
      { ...EMPTY_FORM, placeText: 'Annecy', place: annecy },
      { where: 'annecy' },
    ],
    ['a typed place goes by its words', { ...EMPTY_FORM, placeText: ' Bad Tölz ' }, { where: 'Bad Tölz' }],
    ['spaces are no place', { ...EMPTY_FORM, placeText: '   ' }, {}],
    ['dates come in pairs', { ...EMPTY_FORM, dates }, { date_from: dates.from, date_to: dates.to }],
    ['one traveller asks for nothing', { ...EMPTY_FORM, travellers: 1 }, {}],
    ['four travellers need four beds', { ...EMPTY_FORM, travellers: 4 }, { beds: 4 }],
  ])('%s', (_, form, query) => {
    expect(queryOf(form)).toEqual(query);
  });

  test('uses the best suggestion when none was chosen', () => {
    expect(queryOf({ ...EMPTY_FORM, placeText: 'ann' }, {}, annecy)).toEqual({ where: 'annecy' });
  });

  test('keeps other filters and drops page and area', () => {
    const before: SearchQuery = { types: [4], max_price: 180, page: 3, bbox: [6, 45, 7, 46], where: 'lyon' };
    expect(queryOf({ ...EMPTY_FORM, place: annecy, placeText: 'Annecy' }, before)).toEqual({
      where: 'annecy',
      types: [4],
      max_price: 180,
    });
  });

  test('keeps all other filters', () => {
    const before: SearchQuery = { where: 'lyon', pets: true, equipments: ['shower'], ordering: 'rating' };
    expect(queryOf({ ...EMPTY_FORM, place: annecy, placeText: 'Annecy' }, before)).toEqual({
      ...before,
      where: 'annecy',
    });
  });

  test('without a place there is no distance', () => {
    expect(queryOf(EMPTY_FORM, { where: 'lyon', ordering: 'distance' })).toEqual({});
  });

  test('searches around the reader without the name of a place', () => {
    const point = roundPoint({ latitude: 45.903_21, longitude: 6.128_76 });
    expect(queryOf({ ...EMPTY_FORM, point }, { where: 'lyon', ordering: 'distance' })).toEqual({
      latitude: 45.9,
      longitude: 6.13,
      radius: 30,
      ordering: 'distance',
    });
  });

  test("the radius stays with a place, not with the reader's position", () => {
    const form = { ...EMPTY_FORM, place: annecy, placeText: 'Annecy' };
    expect(queryOf(form, { where: 'lyon', radius: 50 })).toEqual({ where: 'annecy', radius: 50 });
    expect(queryOf(form, { latitude: 45.9, longitude: 6.1, radius: 30 })).toEqual({ where: 'annecy' });
    expect(queryOf(EMPTY_FORM, { where: 'lyon', radius: 50 })).toEqual({});
  });

  test('sets the minimum number of beds when only seats are chosen', () => {
    expect(queryOf(EMPTY_FORM, { seatbelts: 5, beds: 5 })).toEqual({ seatbelts: 5, beds: 2 });
  });
});

test('a form made from a search yields the same search', () => {
  const query: SearchQuery = {
    where: 'annecy',
    date_from: dates.from,
    date_to: dates.to,
    beds: 2,
    types: [1, 4],
  };
  expect(queryOf(formOf(query, annecy), query)).toEqual(query);
});

test('a form made from a search around the reader yields the same search', () => {
  const query: SearchQuery = { latitude: 45.9, longitude: 6.13, radius: 50, types: [4] };
  expect(queryOf(formOf(query), query)).toEqual(query);
});

test('an unresolved place is shown as typed', () => {
  expect(formOf({ where: 'annecy' })).toMatchObject({ placeText: 'annecy', place: undefined });
});
