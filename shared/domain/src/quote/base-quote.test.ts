import { addDays, plainDate } from '../dates';
import { baseQuote, type QuoteInput } from './base-quote';
import { pricePerDayWithoutDates } from './price-without-dates';

const flat = (perDay: number) => ({ low: perDay, mid: perDay, high: perDay });

function aStay(over: Partial<QuoteInput> = {}): QuoteInput {
  return {
    rates: flat(6000),
    overrides: [],
    weeklyPercent: 10,
    earlyPercent: 5,
    from: plainDate('2027-01-10'),
    to: plainDate('2027-01-16'),
    today: plainDate('2027-01-02'),
    currencyOwner: 'EUR',
    currencyUsed: 'EUR',
    ...over,
  };
}

test('a week at 60 a day with 10 % off costs 378 for the owner, 56.70 fees and 105 insurance', () => {
  const { days, lines, final, original, perDay } = baseQuote(aStay());
  expect(days).toBe(7);
  expect(lines).toEqual({ gross: 42_000, weekly: 4200, early: 0, fees: 5670, insurance: 10_500 });
  expect(lines.gross - lines.weekly - lines.early).toBe(37_800);
  expect(final).toBe(53_970);
  expect(original).toBe(42_000 + 6300 + 10_500);
  expect(perDay).toBe(7710);
});

test('eleven days over two seasons, booked long before, get both discounts in turn', () => {
  const quote = baseQuote(
    aStay({
      rates: { low: 6000, mid: 8000, high: 12_000 },
      from: plainDate('2027-06-28'),
      to: plainDate('2027-07-08'),
      today: plainDate('2027-03-15'),
    }),
  );
  expect(quote.days).toBe(11);
  expect(quote.lines).toEqual({
    gross: 120_000,
    weekly: 12_000,
    early: 5400,
    fees: 15_390,
    insurance: 16_500,
  });
  expect(quote.final).toBe(134_490);
  expect(quote.original).toBe(154_500);
  expect(quote.perDay).toBe(12_226);
});

test('six days get no weekly discount', () => {
  expect(baseQuote(aStay({ to: plainDate('2027-01-15') })).lines.weekly).toBe(0);
});

test('sixty days ahead is early, fifty-nine is not', () => {
  const { from } = aStay();
  expect(baseQuote(aStay({ today: addDays(from, -60) })).lines.early).toBe(1890);
  expect(baseQuote(aStay({ today: addDays(from, -59) })).lines.early).toBe(0);
});

test('days with an own price cost that price, both ends included', () => {
  const overrides = [{ from: plainDate('2027-01-12'), to: plainDate('2027-01-13'), perDay: 10_000 }];
  expect(baseQuote(aStay({ overrides })).lines.gross).toBe(5 * 6000 + 2 * 10_000);
});

test('a stay of one day is one day', () => {
  const { days, final, perDay } = baseQuote(aStay({ to: aStay().from }));
  expect(days).toBe(1);
  expect(final).toBe(6000 + 900 + 1500);
  expect(perDay).toBe(final);
});

describe('in another currency', () => {
  const exchangeRates = {
    date: plainDate('2026-01-02'),
    base: 'EUR' as const,
    rates: { EUR: 1_000_000, GBP: 873_333, CHF: 951_111, USD: 1_177_777 },
  };

  test('the insurance is rounded once in the owner’s currency, then each line once more', () => {
    const pounds = aStay({ currencyOwner: 'GBP', currencyUsed: 'CHF', exchangeRates, rates: flat(5003) });
    const { lines, final } = baseQuote(pounds);
    const insurancePerDayInPounds = 1310;
    const francsPerPoundMicros = 1_089_059;
    const francs = (pence: number) => Math.floor((pence * francsPerPoundMicros) / 1_000_000 + 0.5);
    expect(lines).toEqual({
      gross: francs(35_021),
      weekly: francs(3502),
      early: 0,
      fees: francs(4728),
      insurance: francs(7 * insurancePerDayInPounds),
    });
    expect(final).toBe(lines.gross - lines.weekly + lines.fees + lines.insurance);
  });

  test('an amount in euro is not changed by conversion to another currency', () => {
    expect(baseQuote(aStay({ exchangeRates })).final).toBe(53_970);
  });
});

test('dates that end before they start have no price', () => {
  expect(() => baseQuote(aStay({ to: plainDate('2027-01-09') }))).toThrow(RangeError);
});

describe('without dates', () => {
  test('a day costs the lowest season’s rate with fees, and the insurance', () => {
    const rates = { low: 6001, mid: 8000, high: 12_000 };
    expect(pricePerDayWithoutDates({ rates, currencyOwner: 'EUR', currencyUsed: 'EUR' })).toBe(6901 + 1500);
  });

  test('the lowest rate counts whatever season it is in', () => {
    const rates = { low: 8000, mid: 12_000, high: 6000 };
    expect(pricePerDayWithoutDates({ rates, currencyOwner: 'EUR', currencyUsed: 'EUR' })).toBe(8400);
  });
});
