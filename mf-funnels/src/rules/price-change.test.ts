import { aBookingPrice } from '@campavia/contracts/testing';

import { changeSince, readSeen, seenElsewhere, seenOf } from './price-change';

const before = seenOf(aBookingPrice());

test.each([
  ['551.90', { tone: 'dearer', amount: '12.20', before: '539.70' }],
  ['500.00', { tone: 'cheaper', amount: '39.70', before: '539.70' }],
  ['539.70', undefined],
])('a price of 539.70 that is %s now', (price, change) => {
  expect(changeSince(before, seenOf(aBookingPrice({ price })))).toEqual(change);
});

test('with other choices or in other money a price is no news', () => {
  expect(changeSince(before, seenOf(aBookingPrice({ price: '600.00', insurance_id: 2 })))).toBeUndefined();
  expect(
    changeSince(before, seenOf(aBookingPrice({ price: '600.00', currency_used: 'CHF' }))),
  ).toBeUndefined();
  expect(changeSince(undefined, before)).toBeUndefined();
});

test('what a browser remembers is read, and nothing else', () => {
  expect(readSeen(JSON.parse(JSON.stringify(before)))).toEqual(before);
  for (const nonsense of [undefined, null, 7, 'x', {}, { ...before, price: 'much' }]) {
    expect(readSeen(nonsense)).toBeUndefined();
  }
});

test('what the api told in another browser is compared with as well', () => {
  const now = aBookingPrice({ price: '551.90', price_before: '539.70' });
  const change = { tone: 'dearer', amount: '12.20', before: '539.70' };
  expect(changeSince(seenElsewhere(now), seenOf(now))).toEqual(change);
  expect(seenElsewhere(aBookingPrice())).toBeUndefined();
});
