import fc from 'fast-check';

import { addDays, daysInclusive, plainDate } from '../dates';
import { CURRENCIES, EXCHANGE_RATES, type CurrencyCode } from '../money';
import { baseQuote, type QuoteInput } from './base-quote';
import { rateOn } from './rates';

const TODAY = plainDate('2026-11-20');

const perDay = fc.integer({ min: 0, max: 200_000 });
const percent = fc.integer({ min: 0, max: 50 });
const currency = fc.constantFrom(...CURRENCIES);
const span = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 40 }))
  .map(([lead, length]) => ({ from: addDays(TODAY, lead), to: addDays(TODAY, lead + length) }));
const override = fc.tuple(span, perDay).map(([range, amount]) => ({ ...range, perDay: amount }));

const stays: fc.Arbitrary<QuoteInput> = fc
  .record({
    span,
    rates: fc.record({ low: perDay, mid: perDay, high: perDay }),
    overrides: fc.array(override, { maxLength: 3 }),
    weeklyPercent: percent,
    earlyPercent: percent,
    today: fc.constant(TODAY),
    currencyOwner: currency,
    currencyUsed: currency,
  })
  .map(({ span: range, ...stay }) => ({ ...stay, ...range }));

const half = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);
const rate = (from: CurrencyCode, to: CurrencyCode) =>
  half(BigInt(EXCHANGE_RATES.rates[to]) * 1_000_000n, BigInt(EXCHANGE_RATES.rates[from]));
const exchanged = (amount: bigint, micros: bigint) => half(amount * micros, 1_000_000n);

/** The same price calculated with big integers, day by day. */
function exactly(stay: QuoteInput): bigint {
  const length = BigInt(daysInclusive(stay.from, stay.to));
  let gross = 0n;
  for (let day = stay.from; day <= stay.to; day = addDays(day, 1)) {
    gross += BigInt(rateOn(day, stay.rates, stay.overrides));
  }
  const weekly = length >= 7n ? half(gross * BigInt(stay.weeklyPercent), 100n) : 0n;
  const isEarly = stay.from >= addDays(TODAY, 60);
  const early = isEarly ? half((gross - weekly) * BigInt(stay.earlyPercent), 100n) : 0n;
  const fees = half((gross - weekly - early) * 15n, 100n);
  const insurance = length * exchanged(1500n, rate('EUR', stay.currencyOwner));
  const used = rate(stay.currencyOwner, stay.currencyUsed);
  const line = (amount: bigint) => exchanged(amount, used);
  return line(gross) - line(weekly) - line(early) + line(fees) + line(insurance);
}

test('a total is the integer sum of its lines, and no line is negative', () => {
  fc.assert(
    fc.property(stays, (stay) => {
      const { days, lines, final, original, perDay: figure } = baseQuote(stay);
      expect(days).toBe(daysInclusive(stay.from, stay.to));
      expect(final).toBe(lines.gross - lines.weekly - lines.early + lines.fees + lines.insurance);
      for (const amount of [...Object.values(lines), final, original, figure]) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a total equals the result of exact arithmetic', () => {
  fc.assert(
    fc.property(stays, (stay) => expect(BigInt(baseQuote(stay).final)).toBe(exactly(stay))),
    { numRuns: 1000 },
  );
});

test('a discount never increases the price', () => {
  fc.assert(
    fc.property(stays, (stay) => {
      const { final, original } = baseQuote(stay);
      const roundingOfThreeLines = 2;
      expect(final).toBeLessThanOrEqual(original + roundingOfThreeLines);
      expect(baseQuote({ ...stay, weeklyPercent: 0, earlyPercent: 0 }).final).toBe(original);
    }),
    { numRuns: 1000 },
  );
});
