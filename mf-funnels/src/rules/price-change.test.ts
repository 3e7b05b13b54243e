import { aBookingPrice } from '@campavia/contracts/testing';

import { findPriceChange, parseSeenPrice, parseSeenElsewhere, toSeenPrice } from './price-change';

const before = toSeenPrice(aBookingPrice());

test.each([
  ['551.90', { tone: 'dearer', amount: '12.20', before: '539.70' }],
  ['500.00', { tone: 'cheaper', amount: '39.70', before: '539.70' }],
  ['539.70', undefined],
])('a price of 539.70 that is %s now', (price, change) => {
  expect(findPriceChange(before, toSeenPrice(aBookingPrice({ price })))).toEqual(change);
});

test('with other choices or in other money a price is no news', () => {
  expect(
    findPriceChange(before, toSeenPrice(aBookingPrice({ price: '600.00', insurance_id: 2 }))),
  ).toBeUndefined();
  expect(
    findPriceChange(before, toSeenPrice(aBookingPrice({ price: '600.00', currency_used: 'CHF' }))),
  ).toBeUndefined();
  expect(findPriceChange(undefined, before)).toBeUndefined();
});

test('what a browser remembers is read, and nothing else', () => {
  expect(parseSeenPrice(JSON.parse(JSON.stringify(before)))).toEqual(before);
  for (const nonsense of [undefined, null, 7, 'x', {}, { ...before, price: 'much' }]) {
    expect(parseSeenPrice(nonsense)).toBeUndefined();
  }
});

test('what the api told in another browser is compared with as well', () => {
  const now = aBookingPrice({ price: '551.90', price_before: '539.70' });
  const change = { tone: 'dearer', amount: '12.20', before: '539.70' };
  expect(findPriceChange(parseSeenElsewhere(now), toSeenPrice(now))).toEqual(change);
  expect(parseSeenElsewhere(aBookingPrice())).toBeUndefined();
});
