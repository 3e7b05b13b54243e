import fc from 'fast-check';

import { addDays, daysInclusive, plainDate } from '../dates';
import { CURRENCIES } from '../money';
import { baseQuote, INSURANCE_SLUGS, KM_PACKAGES, quoteStay, sumOfLines, type QuoteInput } from './index';

/** `npm run prove -- properties` runs all of them. */
const RUNS = process.env.CAMPAVIA_PROPERTIES === 'all' ? 20_000 : 2000;
const SEED = Number(process.env.QUOTE_SEED ?? 20_270_315);
const TODAY = plainDate('2026-11-20');

const perDay = fc.integer({ min: 1000, max: 60_000 });
const percent = fc.integer({ min: 0, max: 50 });
const currency = fc.constantFrom(...CURRENCIES);
const chosen = fc.option(fc.constant('chosen' as const), { nil: undefined });
const span = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 45 }))
  .map(([lead, length]) => ({ from: addDays(TODAY, lead), to: addDays(TODAY, lead + length) }));
const override = fc.tuple(span, perDay).map(([range, amount]) => ({ ...range, perDay: amount }));
const option = fc.record({
  id: fc.integer({ min: 1, max: 999 }),
  unit: fc.integer({ min: 0, max: 20_000 }),
  recurrence: fc.constantFrom('day' as const, 'booking' as const),
  quantity: fc.integer({ min: 1, max: 6 }),
});

const stay: fc.Arbitrary<QuoteInput> = fc
  .record({
    span,
    rates: fc.record({ low: perDay, mid: perDay, high: perDay }),
    overrides: fc.array(override, { maxLength: 1 }),
    weeklyPercent: percent,
    earlyPercent: percent,
    today: fc.constant(TODAY),
    currencyOwner: currency,
    currencyUsed: currency,
  })
  .map(({ span: range, ...rest }) => ({ ...rest, ...range }));

const choices = fc.record({
  kilometres: fc.record({
    package: fc.constantFrom(...KM_PACKAGES),
    perDay: fc.integer({ min: 0, max: 5000 }),
  }),
  options: fc.array(option, { maxLength: 4 }),
  insurance: fc.constantFrom(...INSURANCE_SLUGS),
  secondDriver: fc.constantFrom('selected', 'not_selected', 'included', 'not_available'),
  rentalCover: chosen,
  coupon: fc.option(
    fc.record({ code: fc.constant('C'), amount: fc.integer({ min: 1, max: 300_000 }), currency }),
    { nil: undefined },
  ),
  cancellationInsurance: chosen,
});

const everything = fc.tuple(stay, choices).map(([one, other]) => ({ ...one, ...other }));

test(`${RUNS} prices are the sum of their lines, whole and never negative (seed ${SEED})`, () => {
  fc.assert(
    fc.property(everything, (input) => {
      const quote = quoteStay(input);
      expect(quote.days).toBe(daysInclusive(input.from, input.to));
      expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.price);
      expect(sumOfLines(quote.amounts)).toBe(quote.price);
      const { first = 0, second = quote.price } = quote.halves ?? {};
      expect(first + second).toBe(quote.price);
      const amounts = [...Object.values(quote.amounts), quote.price, quote.priceOwner, second];
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 120_000);

test('without choices a price is the one that search shows', () => {
  fc.assert(
    fc.property(stay, (input) => {
      const { final, lines } = baseQuote(input);
      const { price, amounts } = quoteStay(input);
      expect(price).toBe(final);
      expect([amounts.price_gross, amounts.price_discount_weekly, amounts.price_discount_early]).toEqual([
        lines.gross,
        lines.weekly,
        lines.early,
      ]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

test('adding a choice never makes a trip cheaper, and a coupon never makes it dearer', () => {
  fc.assert(
    fc.property(stay, choices, (input, { coupon, ...more }) => {
      const plain = quoteStay({ ...input, insurance: 'none' }).price;
      const full = quoteStay({ ...input, ...more }).price;
      expect(full).toBeGreaterThanOrEqual(plain);
      const withCoupon = quoteStay({ ...input, ...more, coupon }).price;
      expect(withCoupon).toBeLessThanOrEqual(full);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
