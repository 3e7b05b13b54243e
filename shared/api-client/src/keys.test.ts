import { plainDate } from '@campavia/domain';

import { keys, landingKeys, searchKey } from './index';

const date_from = plainDate('2027-08-01');
const date_to = plainDate('2027-08-10');

test('the same search has the same key, in whatever order it was built', () => {
  expect(searchKey({ page: 1, types: [4, 1], where: 'annecy' })).toBe('search?where=annecy&types=1&types=4');
  expect(searchKey({ where: 'annecy', types: [1, 4] })).toBe('search?where=annecy&types=1&types=4');
  expect(searchKey({})).toBe('search');
});

test('a camper has a key for itself and one for each pair of dates', () => {
  expect(keys.listing(12)).toBe('listing/12');
  expect(keys.listing('12', { date_from: undefined })).toBe('listing/12');
  expect(keys.listing(12, { date_to, date_from })).toBe('listing/12?date_from=2027-08-01&date_to=2027-08-10');
});

test('data of the signed-in user has one key each, other people have one by number', () => {
  expect(keys.me()).toBe('me');
  expect(keys.user(41)).toBe('user/41');
  expect([keys.moneyboxes(), keys.company(), keys.legalProfile()]).toEqual([
    'moneyboxes',
    'company',
    'legal-profile',
  ]);
});

test('places and the referential have keys of their own', () => {
  expect(keys.place('annecy')).toBe('place/annecy');
  expect(landingKeys.nearbyPlaces('annecy')).toBe('place/annecy/nearby');
  expect(landingKeys.seasonPrices({ types: [4], where: 'france' })).toBe(
    'season-prices?where=france&types=4',
  );
  expect(keys.addresses('rue & lac', 'FR')).toBe('addresses?q=rue+%26+lac&country=FR');
  expect(keys.places('aix & les')).toBe('places?search=aix+%26+les&limit=8');
  expect(keys.referential()).toBe('referential');
});
