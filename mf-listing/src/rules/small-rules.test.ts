import { convertRoughly } from './about-amount';
import { allowanceOf } from './allowance';
import { isListingId } from './listing-address';

describe('the permissions of an owner', () => {
  it.each([
    [true, 'ALLOWED'],
    [false, 'NOT_ALLOWED'],
    [null, 'ON_DEMAND'],
    [undefined, 'ON_DEMAND'],
  ])('%s reads %s', (value, allowance) => {
    expect(allowanceOf(value)).toBe(allowance);
  });
});

describe('the id of a camper', () => {
  it.each(['1', '3000', '999999999'])('may be %s', (id) => expect(isListingId(id)).toBe(true));
  it.each(['abc', '0', '-1', '1.5', '1e3', '', '9999999999', '١', undefined])('is never %s', (id) =>
    expect(isListingId(id)).toBe(false),
  );
});

describe('the approximate deposit in another currency', () => {
  it.each([
    ['1500.00', 'EUR', 'CHF', '1392.00'],
    ['1999.00', 'EUR', 'GBP', '1743.00'],
    ['1500.00', 'CHF', 'EUR', '1616.00'],
    ['1500.00', 'JPY', 'EUR', undefined],
  ] as const)('%s %s in %s is %s', (amount, from, to, about) => {
    expect(convertRoughly(amount, from, to)).toBe(about);
  });
});
