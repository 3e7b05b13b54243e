import fc from 'fast-check';

import { addDays, plainDate } from '../../dates';
import { quoteStay, type PriceInput } from '../../quote';
import { priceExtension, priceUpgrade, type PricedExtension, type ExtensionInput } from './index';

const EURO = 1_000_000;
const rates = { low: 6000, mid: 8000, high: 12_000 };

/** Eleven days from 28 June with a weekly discount of 10 %, 200 km, second driver and rental cover. */
const STAY: PriceInput = {
  rates,
  overrides: [],
  weeklyPercent: 10,
  earlyPercent: 5,
  from: plainDate('2027-06-28'),
  to: plainDate('2027-07-08'),
  today: plainDate('2027-05-01'),
  currencyOwner: 'EUR',
  currencyUsed: 'EUR',
  kilometres: { package: 200, perDay: 1200 },
  secondDriver: 'selected',
  rentalCover: 'chosen',
};

/** The price of its days after both discounts: 1,200.00 less 120.00 less 54.00. */
const BOOKED = { bookedDays: 102_600, bookedEarlyPercent: 5 };

function extended(asked: PricedExtension, over: Partial<ExtensionInput> = {}) {
  return priceExtension({ stay: STAY, asked, rateMicros: EURO, ...BOOKED, ...over });
}

function amounts({ lines }: ReturnType<typeof extended>) {
  return Object.fromEntries(lines.map(({ code, amount }) => [code, amount]));
}

test("two more days cost today's rates, less the weekly discount, and the daily extras", () => {
  const price = extended({ reason: 'day_after', days: 2 });
  expect(amounts(price)).toEqual({
    price_gross: 24_000,
    price_discount_weekly: -2400,
    price_km: 2400,
    price_fees: 3600,
    price_insurance: 3000,
    price_second_driver: 400,
    price_rental_cover: 1200,
  });
  expect(price).toMatchObject({ total: 32_200, price: 28_600, fees: 3600, earnings: 24_000 });
});

test('a day before has the rate of its own season', () => {
  const plain = { ...STAY, kilometres: undefined, secondDriver: undefined, rentalCover: undefined };
  const stay = { ...plain, from: plainDate('2027-07-01'), to: plainDate('2027-07-04') };
  expect(amounts(extended({ reason: 'day_before', days: 1 }, { stay }))).toEqual({
    price_gross: 8000,
    price_fees: 1200,
    price_insurance: 1500,
  });
});

describe('a slide', () => {
  test('into dearer days costs the difference and its fee', () => {
    expect(amounts(extended({ reason: 'day_slide', days: 3 }))).toEqual({
      price_gross: 10_260,
      price_fees: 1539,
    });
  });

  test('into cheaper days costs nothing and refunds nothing', () => {
    expect(extended({ reason: 'day_slide', days: -5 })).toMatchObject({ lines: [], total: 0, earnings: 0 });
  });
});

test('more kilometres cost the difference for every day and its fee', () => {
  const price = extended({ reason: 'km_unlimited', perDay: 2500 });
  expect(amounts(price)).toEqual({ price_km: 14_300, price_fees: 2145 });
  expect(price.total).toBe(Math.round((2500 - 1200) * 11 * 1.15));
  expect(extended({ reason: 'km_unlimited', perDay: 900 }).total).toBe(0);
});

test('an insured day costs the insurance and a fee on it; the owner is paid nothing', () => {
  const price = extended({ reason: 'ins_day_before', days: 1 });
  expect(amounts(price)).toEqual({ price_insurance: 1500, price_fees: 225 });
  expect(price.earnings).toBe(0);
  const stay = { ...STAY, insurance: 'none' as const };
  expect(extended({ reason: 'ins_day_after', days: 1 }, { stay }).total).toBe(0);
});

test.each([
  ['buyback', 9900],
  ['rental_cover', 6600],
  ['second_driver', 2200],
] as const)('%s for eleven days costs %d, without a fee', (reason, total) => {
  expect(priceUpgrade({ stay: STAY, reason, rateMicros: EURO })).toMatchObject({
    total,
    price: total,
    fees: 0,
    earnings: 0,
    lines: [{ share: 'insurance', amount: total }],
  });
});

test('a request in another currency keeps the rate of the booking, line by line', () => {
  const price = extended({ reason: 'day_after', days: 1 }, { rateMicros: 928_000 });
  expect(price.lines.map(({ amountOwner, amount }) => [amountOwner, amount])).toContainEqual([
    12_000, 11_136,
  ]);
  expect(price.earnings).toBe(12_000);
  expect(price.total).toBe(price.lines.reduce((sum, { amount }) => sum + amount, 0));
});

const asking: fc.Arbitrary<PricedExtension> = fc.oneof(
  fc.record({
    reason: fc.constantFrom('day_before', 'day_after', 'ins_day_before', 'ins_day_after'),
    days: fc.integer({ min: 1, max: 14 }),
  }),
  fc.record({ reason: fc.constant('day_slide' as const), days: fc.integer({ min: -30, max: 30 }) }),
  fc.record({
    reason: fc.constantFrom('km_200', 'km_unlimited'),
    perDay: fc.integer({ min: 0, max: 5000 }),
  }),
);

test('the owner never pays for a request, and lines always sum to the total', () => {
  const stays = fc.record({
    lead: fc.integer({ min: 0, max: 300 }),
    length: fc.integer({ min: 1, max: 30 }),
    low: fc.integer({ min: 1000, max: 30_000 }),
    weeklyPercent: fc.integer({ min: 0, max: 50 }),
    rateMicros: fc.integer({ min: 700_000, max: 1_300_000 }),
  });
  fc.assert(
    fc.property(stays, asking, ({ lead, length, low, weeklyPercent, rateMicros }, asked) => {
      const from = addDays(STAY.today, lead);
      const seasons = { low, mid: low + 1500, high: 2 * low };
      const stay = { ...STAY, rates: seasons, weeklyPercent, from, to: addDays(from, length - 1) };
      const { priceOwner, amounts: booked } = quoteStay(stay);
      const bookedDays = priceOwner - booked.price_km;
      const price = extended(asked, { stay, rateMicros, bookedDays });
      expect(price.price + price.fees).toBe(price.total);
      expect(price.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total);
      for (const amount of [price.price, price.fees, price.earnings])
        expect(amount).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2000 },
  );
});
