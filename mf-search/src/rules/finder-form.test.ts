import { plainDate, type SearchQuery } from '@campavia/domain';

import { EMPTY_FORM, formOf, queryOf } from './finder-form';

const dates = { from: plainDate('2027-06-28'), to: plainDate('2027-07-08') };
const annecy = { slug: 'annecy', name: 'Annecy' };

describe('the search that a form asks for', () => {
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

  test('takes the best suggestion when none was chosen', () => {
    expect(queryOf({ ...EMPTY_FORM, placeText: 'ann' }, {}, annecy)).toEqual({ where: 'annecy' });
  });

  test('keeps other filters and forgets the page and the area before', () => {
    const before: SearchQuery = { types: [4], max_price: 180, page: 3, bbox: [6, 45, 7, 46], where: 'lyon' };
    expect(queryOf({ ...EMPTY_FORM, place: annecy, placeText: 'Annecy' }, before)).toEqual({
      where: 'annecy',
      types: [4],
      max_price: 180,
    });
  });

  test('asks for the fewest beds when only seats matter', () => {
    expect(queryOf(EMPTY_FORM, { seatbelts: 5, beds: 5 })).toEqual({ seatbelts: 5, beds: 2 });
  });
});

test('a form made from a search leads to the same search', () => {
  const query: SearchQuery = {
    where: 'annecy',
    date_from: dates.from,
    date_to: dates.to,
    beds: 2,
    types: [1, 4],
  };
  expect(queryOf(formOf(query, annecy), query)).toEqual(query);
});

test('a place that is not known yet is shown as it was typed', () => {
  expect(formOf({ where: 'annecy' })).toMatchObject({ placeText: 'annecy', place: undefined });
});
