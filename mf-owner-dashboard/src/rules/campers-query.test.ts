import { anOwnCamperCard, someOwnCampers } from '@campavia/contracts/testing';

import { findOnlyCamper, readCampersQuery, waitsForOwner, writeCampersQuery } from './campers-query';

test.each([
  ['', { page: 1 }],
  ['?page=3', { page: 3 }],
  ['?page=0', { page: 1 }],
  ['?page=x&city=', { page: 1 }],
  ['?city=annecy&page=2', { city: 'annecy', page: 2 }],
])('%j is parsed as %o', (search, view) => {
  expect(readCampersQuery(search)).toEqual(view);
});

test('the address contains only non-default values', () => {
  expect(writeCampersQuery({ page: 1 })).toBe('');
  expect(writeCampersQuery({ city: 'annecy', page: 2 })).toBe('city=annecy&page=2');
});

test('the list redirects to the only camper, unless a city is chosen', () => {
  const one = someOwnCampers([anOwnCamperCard({ id: 7 })]);
  expect(findOnlyCamper({ page: 1 }, one)?.id).toBe(7);
  expect(findOnlyCamper({ page: 1, city: 'annecy' }, one)).toBeUndefined();
  expect(findOnlyCamper({ page: 1 }, someOwnCampers())).toBeUndefined();
  expect(findOnlyCamper({ page: 1 }, someOwnCampers([]))).toBeUndefined();
});

test('a camper needs an action when a missing document took it off offer', () => {
  expect(waitsForOwner(anOwnCamperCard({ state: 'unpublished', documents_to_send: 1 }))).toBe(true);
  expect(waitsForOwner(anOwnCamperCard({ state: 'unpublished' }))).toBe(false);
  expect(waitsForOwner(anOwnCamperCard({ documents_to_send: 1 }))).toBe(false);
});
