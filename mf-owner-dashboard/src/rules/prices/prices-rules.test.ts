import { somePriceDetails } from '@campavia/contracts/testing';
import { type LimitedField, amountOf } from '@campavia/domain';

import { findProblem } from './price-checks';
import { changesOf, valuesOf } from './price-values';

const saved = somePriceDetails();

test('unchanged fields have no differences', () => {
  expect(changesOf(saved, valuesOf(saved))).toEqual({});
  expect(valuesOf(saved)).toMatchObject({ price_low: '60', extra_km_price: '0.20', discount_early: '5' });
});

test.each<[string, Record<string, string | undefined>, object]>([
  ['another price', { price_high: '120,50' }, { price_high: '120.50' }],
  ['the same price otherwise written', { price_high: '115,00' }, {}],
  ['a discount that is emptied', { discount_weekly: '' }, { discount_weekly: 0 }],
  ['an invalid number', { min_days: 'x' }, { min_days: -1 }],
  ['unlimited kilometres no longer', { km_unlimited: undefined }, { km_unlimited: false }],
  [
    'another means of the deposit',
    { 'deposit_mean.cash': 'on' },
    { deposit_mean: ['card', 'transfer', 'cash'] },
  ],
  ['a second driver for nothing', { second_driver: 'included' }, { second_driver: 'included' }],
])('%s is the change', (_, typed, changes) => {
  expect(changesOf(saved, { ...valuesOf(saved), ...typed })).toEqual(changes);
});

test.each([
  ['1 250,50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['1,250.50', '1250.50'],
  ['1’250', '1250'],
  ['80,5', '80.5'],
  ['80.5', '80.5'],
  [' 7 ', '7'],
])('an amount typed as %s is %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test.each<[LimitedField, string, string | undefined]>([
  ['price_low', '', 'missing'],
  ['price_low', 'much', 'noNumber'],
  ['price_low', '10.001', 'tooMuch'],
  ['price_low', '0', 'tooLittle'],
  ['price_low', '10000', 'tooMuch'],
  ['price_low', '-5', 'tooLittle'],
  ['discount_early', '', undefined],
  ['discount_early', '55', 'tooMuch'],
  ['discount_early', '2.5', 'notWhole'],
  ['min_days', '0', 'tooLittle'],
  ['extra_km_price', '0,25', undefined],
])('%s: the error of “%s” is %p', (field, text, problem) => {
  expect(findProblem(field, text)).toBe(problem);
});
