import { plainDate } from '../dates';

import { areGiftDays, couponState, readCouponCode } from './index';

const TODAY = plainDate('2027-03-15');
const COUPON = {
  from: plainDate('2027-03-01'),
  until: plainDate('2027-03-31'),
  uses: 0,
  mostUses: 2,
  isWithdrawn: false,
};

test.each([
  [{}, 'usable'],
  [{ from: plainDate('2027-03-16') }, 'later'],
  [{ until: plainDate('2027-03-14') }, 'over'],
  [{ until: TODAY }, 'usable'],
  [{ uses: 2 }, 'used_up'],
  [{ uses: 2, isWithdrawn: true }, 'withdrawn'],
] as const)('a coupon with %o is %s', (over, state) => {
  expect(couponState({ ...COUPON, ...over }, TODAY)).toBe(state);
});

test.each([
  [' spring-27 ', 'SPRING-27'],
  ['ABCD', 'ABCD'],
  ['ABC', undefined],
  ['-ABCD', undefined],
  ['AB CD', undefined],
  ['A'.repeat(21), undefined],
  ['CAFÉ', undefined],
])('%o is the code %s', (text, code) => {
  expect(readCouponCode(text)).toBe(code);
});

test.each([
  ['2027-03-15', '2027-03-15', true],
  ['2027-03-10', '2027-03-14', false],
  ['2027-04-01', '2027-03-31', false],
  ['2027-03-15', '2029-03-14', true],
  ['2027-03-15', '2029-03-15', false],
])('from %s until %s is possible: %s', (from, until, isPossible) => {
  expect(areGiftDays(plainDate(from), plainDate(until), TODAY)).toBe(isPossible);
});
