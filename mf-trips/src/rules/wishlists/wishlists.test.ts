import { aWishlistSummary } from '@campavia/contracts/testing';

import { parseHearts, toggleHeart } from './local-hearts';
import { listsWith, withCamper, withoutCamper } from './wishlist-lists';

test.each([
  [undefined, []],
  ['[1]', []],
  [{ 0: 1 }, []],
  [
    [3, 1, 3, 2],
    [3, 1, 2],
  ],
  [[0, -1, 1.5, '7', null, 2 ** 31, Number.NaN, 7], [7]],
])('only campers of the stored values, %j, count', (stored, ids) => {
  expect(parseHearts(stored)).toEqual(ids);
});

test('a browser stores two hundred at most, the last saved ones', () => {
  const many = Array.from({ length: 200 }, (_, nth) => nth + 1);
  expect(toggleHeart(many, 999)).toHaveLength(200);
  expect(toggleHeart(many, 999)[0]).toBe(999);
});

test('a click saves, another one removes', () => {
  expect(toggleHeart([1, 2], 3)).toEqual([3, 1, 2]);
  expect(toggleHeart([3, 1, 2], 1)).toEqual([3, 2]);
});

const lake = aWishlistSummary({ slug: 'lake', camper_ids: [1, 2], count: 2 });
const sea = aWishlistSummary({ slug: 'sea', camper_ids: [2], count: 1 });

test('a camper is added to one list, which is then first, and removed from all', () => {
  const added = withCamper([lake, sea], 'sea', 7);
  expect(added.map(({ slug, camper_ids, count }) => [slug, camper_ids, count])).toEqual([
    ['sea', [7, 2], 2],
    ['lake', [1, 2], 2],
  ]);
  expect(withCamper([lake, sea], 'sea', 2)[0]?.count).toBe(1);
  expect(withCamper([lake], 'gone', 2)).toEqual([lake]);
  expect(listsWith([lake, sea], 2).map(({ slug }) => slug)).toEqual(['lake', 'sea']);
  expect(withoutCamper([lake, sea], 2).map(({ camper_ids }) => camper_ids)).toEqual([[1], []]);
  expect(withoutCamper([lake], 9)[0]).toBe(lake);
});
