import { aPicture } from '@campavia/contracts/testing';

import { forgetViewed, rememberViewed, VIEWED_KEY, viewedCampers, type ViewedCamper } from './index';

function aViewedCamper(id: number): ViewedCamper {
  return { id, title: `Maud ${id}`, city: 'Annecy', country: 'FR', type: 4, picture: aPicture() };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the camper opened last is first, and each is contained once', () => {
  for (const id of [1, 2, 3, 1]) rememberViewed(aViewedCamper(id));
  expect(viewedCampers()).toEqual([aViewedCamper(1), aViewedCamper(3), aViewedCamper(2)]);
});

test('a dozen is stored, the oldest are dropped', () => {
  for (let id = 1; id <= 15; id += 1) rememberViewed(aViewedCamper(id));
  expect(viewedCampers().map(({ id }) => id)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
});

test('a camper without a picture is stored as well', () => {
  const plain = { ...aViewedCamper(1), picture: null };
  rememberViewed(plain);
  expect(viewedCampers()).toEqual([plain]);
});

test.each([
  ['is no JSON', '{'],
  ['is no list', '{"id":1}'],
  ['holds nothing that is a camper', '[null, 3, "x", {"id":"1"}, {"id":1,"title":"Maud"}]'],
  ['has an invalid picture', JSON.stringify([{ ...aViewedCamper(1), picture: { url: 5 } }])],
])('the storage is ignored if it %s', (_, text) => {
  localStorage.setItem(VIEWED_KEY, text);
  expect(viewedCampers()).toEqual([]);
  rememberViewed(aViewedCamper(9));
  expect(viewedCampers()).toEqual([aViewedCamper(9)]);
});

test('all of them can be deleted', () => {
  rememberViewed(aViewedCamper(1));
  forgetViewed();
  expect(viewedCampers()).toEqual([]);
});

test('a browser without storage causes no error', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(() => rememberViewed(aViewedCamper(1))).not.toThrow();
  expect(viewedCampers()).toEqual([]);
  expect(() => forgetViewed()).not.toThrow();
});
