import { aSearchAnswer, aSearchResult } from '@campavia/contracts/testing';

import { mapArea, mapFocus } from './map-area';

describe('the search area of the map', () => {
  test.each([
    [
      'the box of the address',
      { bbox: [5, 45, 7, 46] as [number, number, number, number] },
      [1, 2, 3, 4],
      [5, 45, 7, 46],
    ],
    ['the box of its place', { where: 'annecy' }, [5.7, 45.6, 6.5, 46.2], [5.7, 45.6, 6.5, 46.2]],
    ['its country', { where: 'france' }, null, [-5.2, 41.3, 9.7, 51.2]],
  ])('is %s', (_, query, found, area) => {
    expect(mapArea(query, found, 'FR')).toEqual(area);
  });

  test('is Europe for a country without a box', () => {
    expect(mapArea({}, null, 'XX')).toEqual([-10, 36, 19, 56]);
  });
});

describe('the initial section of a map', () => {
  const two = [
    aSearchResult({ id: 1, longitude: 6, latitude: 45.8 }),
    aSearchResult({ id: 2, longitude: 6.4, latitude: 46 }),
  ];

  test('contains the campers, with space around them', () => {
    const [west = 0, south = 0, east = 0, north = 0] = mapFocus({}, aSearchAnswer(two)) ?? [];
    expect([west < 6, south < 45.8, east > 6.4, north > 46]).toEqual([true, true, true, true]);
    expect(east - west).toBeLessThan(0.6);
  });

  test('contains the surroundings of a single camper', () => {
    const [west = 0, , east = 0] = mapFocus({}, aSearchAnswer([two[0] ?? aSearchResult()])) ?? [];
    expect(east - west).toBeGreaterThan(0.07);
  });

  test('contains most campers of a page, without outliers', () => {
    const inTown = Array.from({ length: 19 }, (_, at) =>
      aSearchResult({ id: at, longitude: 6.1 + at / 1000, latitude: 45.9 }),
    );
    const all = [...inTown, aSearchResult({ id: 99, longitude: 6.5, latitude: 46.2 })];
    const answer = aSearchAnswer(all, { count: 46, box: [5.7, 45.6, 6.5, 46.2] });
    const [west = 0, south = 0, east = 0, north = 0] = mapFocus({}, answer) ?? [];
    expect([east < 6.3, north < 46.1, west < 6.1, south < 45.9]).toEqual([true, true, true, true]);
  });

  test.each([
    [
      'the address contains it',
      { bbox: [5, 45, 7, 46] as [number, number, number, number] },
      aSearchAnswer(two),
    ],
    ['it is a country with more than a page', {}, aSearchAnswer(two, { count: 46, box: null })],
    ['there is no camper', {}, aSearchAnswer([], { count: 0 })],
    ['there is no response yet', {}, undefined],
  ])('is the whole area when %s', (_, query, answer) => {
    expect(mapFocus(query, answer)).toBeUndefined();
  });
});
