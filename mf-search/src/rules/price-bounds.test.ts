import { draftOf, isNoPrice, valuesOf } from './filter-draft';
import { readPrice, readPriceBounds } from './price-bounds';

test.each([
  ['120', 120],
  ['99.50', 99.5],
  ['99,5', 99.5],
  [' 1 200 ', 1200],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['12.345', undefined],
  ['twelve', undefined],
  ['9999999', undefined],
])('reads %j as a price', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

test.each([
  ['both ends', '50', '180', { min_price: 50, max_price: 180 }],
  ['inverted ends', '180', '50', { min_price: 50, max_price: 180 }],
  ['one end', '', '180', { min_price: undefined, max_price: 180 }],
  ['nothing', '', '', { min_price: undefined, max_price: undefined }],
])('takes %s', (_, least, most, bounds) => {
  expect(readPriceBounds(least, most)).toEqual(bounds);
});

test('says of an empty field not that it is wrong', () => {
  expect(['', ' ', '120', 'cheap'].map(isNoPrice)).toEqual([false, false, false, true]);
});

test('a filter form nobody touched changes nothing', () => {
  const query = { beds: 4, seatbelts: 5, types: [1, 4], min_price: 50, max_price: 99.5 };
  expect(valuesOf(draftOf(query))).toEqual(query);
});
