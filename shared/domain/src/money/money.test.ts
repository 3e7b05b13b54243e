import fc from 'fast-check';

import { plainDate } from '../dates';
import { convert, EXCHANGE_RATES, formatDecimal, halfUp, parseDecimal, rateMicros, RATE_ONE } from './index';

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('rounding', () => {
  test.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [-5, 10, 0],
    [-6, 10, -1],
    [0, 7, 0],
    [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
    [9_007_199_254_740_991, 9_007_199_254_740_991, 1],
  ])('%d / %d is %d', (numerator, denominator, rounded) => {
    expect(halfUp(numerator, denominator)).toBe(rounded);
  });

  test.each([
    [1, 0],
    [1, -2],
    [0.5, 1],
    [2 ** 53, 1],
    [Number.NaN, 1],
  ])('refuses %d / %d', (numerator, denominator) => {
    expect(() => halfUp(numerator, denominator)).toThrow(RangeError);
  });

  test('is never more than a half off, and never minus zero', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
        const rounded = BigInt(halfUp(numerator, denominator));
        const twice = 2n * (rounded * BigInt(denominator) - BigInt(numerator));
        expect(twice > -BigInt(denominator) && twice <= BigInt(denominator)).toBe(true);
        expect(Object.is(halfUp(numerator, denominator), -0)).toBe(false);
      }),
    );
  });
});

describe('decimal amounts', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [1234, '12.34'],
    [-1234, '-12.34'],
    [172_573, '1725.73'],
  ])('%d is written %s', (minor, text) => {
    expect(formatDecimal(minor)).toBe(text);
    expect(parseDecimal(text)).toBe(minor);
  });

  test('are accepted with fewer decimal places', () => {
    expect(parseDecimal('12')).toBe(1200);
    expect(parseDecimal('12.3')).toBe(1230);
    expect(parseDecimal('-0.00')).toBe(0);
  });

  test.each(['', '12,34', '12.345', '1e3', ' 12.34', '.5', '1.', 'NaN', '9'.repeat(14)])(
    'are not %j',
    (text) => {
      expect(() => parseDecimal(text)).toThrow(RangeError);
    },
  );

  test('a fraction of a cent is not an amount', () => {
    expect(() => formatDecimal(0.5)).toThrow(RangeError);
  });

  test('survive formatting and parsing', () => {
    fc.assert(fc.property(amounts, (minor) => expect(parseDecimal(formatDecimal(minor))).toBe(minor)));
  });
});

describe('exchange', () => {
  const table = {
    date: plainDate('2026-01-02'),
    base: 'EUR' as const,
    rates: { EUR: RATE_ONE, GBP: 800_000, CHF: 950_000, USD: 1_200_000 },
  };

  test('uses the dated table, also between two currencies other than its base', () => {
    expect(rateMicros('EUR', 'GBP', table)).toBe(800_000);
    expect(rateMicros('GBP', 'EUR', table)).toBe(1_250_000);
    expect(rateMicros('GBP', 'USD', table)).toBe(1_500_000);
    expect(rateMicros('CHF', 'USD', table)).toBe(1_263_158);
  });

  test('returns an amount in its own currency unchanged', () => {
    expect(rateMicros('CHF', 'CHF')).toBe(RATE_ONE);
    fc.assert(fc.property(amounts, (minor) => expect(convert(minor, RATE_ONE)).toBe(minor)));
  });

  test('rounds half a cent up', () => {
    expect(convert(1, 500_000)).toBe(1);
    expect(convert(1, 499_999)).toBe(0);
    expect(convert(1500, 928_000)).toBe(1392);
  });

  test('has a rate for every currency of the sites', () => {
    expect(EXCHANGE_RATES.rates.EUR).toBe(RATE_ONE);
    expect(Object.values(EXCHANGE_RATES.rates).every((rate) => Number.isSafeInteger(rate) && rate > 0)).toBe(
      true,
    );
  });
});
