import { canOrder, hasAverage, reviewPageCount, reviewsOnPage } from './review-pages';
import { calculateStarShares } from './star-shares';

describe('the pages of reviews', () => {
  test.each([
    [0, 0, [0]],
    [1, 1, [1]],
    [6, 1, [6]],
    [7, 2, [6, 1]],
    [23, 4, [6, 6, 6, 5]],
  ])('%i reviews fill %i pages', (count, pages, sizes) => {
    expect(reviewPageCount(count)).toBe(pages);
    expect(sizes.map((_, index) => reviewsOnPage(count, index + 1))).toEqual(sizes);
  });

  test('there is nothing beyond the last one', () => {
    expect(reviewsOnPage(7, 3)).toBe(0);
  });
});

test('one or two reviews have no average, less than four no sort order', () => {
  expect([0, 1, 2, 3].map(hasAverage)).toEqual([false, false, false, true]);
  expect([3, 4].map(canOrder)).toEqual([false, true]);
});

describe('the shares of stars', () => {
  test('are ordered from the best down and sum to a whole', () => {
    const shares = calculateStarShares({ 5: 6, 4: 3, 3: 0, 2: 0, 1: 3 });
    expect(shares.map(({ stars, count, percent }) => [stars, count, percent])).toEqual([
      [5, 6, 50],
      [4, 3, 25],
      [3, 0, 0],
      [2, 0, 0],
      [1, 3, 25],
    ]);
  });

  test('are zero without numbers', () => {
    expect(calculateStarShares({}).every(({ count, percent }) => count === 0 && percent === 0)).toBe(true);
  });
});
