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

test('with other choices or in another currency a price is not a change', () => {
  expect(
    findPriceChange(before, toSeenPrice(aBookingPrice({ price: '600.00', insurance_id: 2 }))),
  ).toBeUndefined();
  expect(
    findPriceChange(before, toSeenPrice(aBookingPrice({ price: '600.00', currency_used: 'CHF' }))),
  ).toBeUndefined();
  expect(findPriceChange(undefined, before)).toBeUndefined();
});

test('only valid stored prices are read', () => {
  expect(parseSeenPrice(JSON.parse(JSON.stringify(before)))).toEqual(before);
  for (const nonsense of [undefined, null, 7, 'x', {}, { ...before, price: 'much' }]) {
    expect(parseSeenPrice(nonsense)).toBeUndefined();
  }
});

test('the price shown in another browser, as stored by the api, is compared as well', () => {
  const now = aBookingPrice({ price: '551.90', price_before: '539.70' });
  const change = { tone: 'dearer', amount: '12.20', before: '539.70' };
  expect(findPriceChange(parseSeenElsewhere(now), toSeenPrice(now))).toEqual(change);
  expect(parseSeenElsewhere(aBookingPrice())).toBeUndefined();
});
