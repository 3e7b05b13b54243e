import { aBookingPrice } from '@campavia/contracts/testing';

import { instalmentStageOf, toShownPrice } from './shown-price';

const halves = { price_2x_first: '269.85', price_2x_second: '269.85', second_payment_date: '2027-10-02' };

test.each([
  ['nothing', '0.00', '539.70', '269.85'],
  ['the first half', '269.85', '269.85', '269.85'],
  ['all of it', '539.70', '0.00', null],
])('with %s paid two payments are shown, or no more', (_, paid, to_pay, first) => {
  expect(toShownPrice(aBookingPrice({ ...halves, paid, to_pay })).price_2x_first).toBe(first);
});

test.each([
  ['0.00', { is_payable: false, is_instant: false }, 'offered'],
  ['0.00', { is_payable: true, is_instant: false }, 'today'],
  ['0.00', { is_payable: false, is_instant: true }, 'today'],
  ['269.85', { is_payable: true, is_instant: false }, 'half_paid'],
])('of a trip with %s paid the first payment is %s', (paid, booking, stage) => {
  expect(instalmentStageOf({ paid }, booking)).toBe(stage);
});
