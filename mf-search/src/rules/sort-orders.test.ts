import { radiusChoices, toggleItem } from './filters/choices';
import { ORDERS_ANYWHERE, withOrdering } from './sort-orders';

test('sorting by distance needs a position', () => {
  expect(ORDERS_ANYWHERE).toEqual(['relevance', 'price', 'rating']);
});

test('another order starts from the first page, and the default one is not in the address', () => {
  expect(withOrdering({ where: 'annecy', page: 3 }, 'price')).toEqual({ where: 'annecy', ordering: 'price' });
  expect(withOrdering({ where: 'annecy', ordering: 'price' }, 'relevance')).toEqual({ where: 'annecy' });
});

test('a selection keeps the order of its list', () => {
  const list = [1, 2, 3, 4, 5];
  expect(toggleItem(list, [], 4)).toEqual([4]);
  expect(toggleItem(list, [4, 5], 1)).toEqual([1, 4, 5]);
  expect(toggleItem(list, [1, 4], 4)).toEqual([1]);
});

test('distances are round in the unit of the site, and the requested one is among them', () => {
  expect(radiusChoices('km', undefined)).toEqual([10, 30, 50, 100, 200]);
  expect(radiusChoices('km', 75)).toEqual([10, 30, 50, 75, 100, 200]);
  expect(radiusChoices('miles', 80.47)).toEqual([16.09, 48.28, 80.47, 160.93, 321.87]);
});
