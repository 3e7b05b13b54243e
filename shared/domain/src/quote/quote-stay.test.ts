import { plainDate } from '../dates';
import { TARIFF, quoteStay, type PriceInput } from './index';

const flat = (perDay: number) => ({ low: perDay, mid: perDay, high: perDay });

function aStay(over: Partial<PriceInput> = {}): PriceInput {
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

const everything: PriceInput = aStay({
  rates: { low: 6000, mid: 8000, high: 12_000 },
  from: plainDate('2027-06-28'),
  to: plainDate('2027-07-08'),
  today: plainDate('2027-03-15'),
  kilometres: { package: 200, perDay: 1200 },
  options: [
    { id: 1, unit: 500, recurrence: 'day', quantity: 1 },
    { id: 2, unit: 3000, recurrence: 'booking', quantity: 1 },
  ],
  secondDriver: 'selected',
  rentalCover: 'chosen',
  coupon: { code: 'FIFTY', amount: 5000, currency: 'EUR' },
  cancellationInsurance: 'chosen',
  tariff: { ...TARIFF, insurance: { ...TARIFF.insurance, standard: 1600 } },
});

test('eleven summer days with everything chosen cost 1,725.73', () => {
  const quote = quoteStay(everything);
  expect(quote.days).toBe(11);
  expect(quote.amounts).toEqual({
    price_gross: 120_000,
    price_discount_weekly: 12_000,
    price_discount_early: 5400,
    price_km: 13_200,
    price_options: 8500,
    price_fees: 18_645,
    price_insurance: 17_600,
    price_second_driver: 2200,
    price_rental_cover: 6600,
    price_coupon: 5000,
    price_cancellation_insurance: 8228,
  });
  expect(quote.priceOwner).toBe(124_300);
  expect(quote.discount).toBe(17_400);
  expect(quote.offers.cancellationInsurance).toEqual({ perDay: 748, total: 8228 });
  expect(quote.price).toBe(172_573);
  expect(quote.halves).toEqual({ first: 86_287, second: 86_286, secondOn: '2027-05-29' });
});

test('a week at 60 a day with 10 % off earns its owner 378; 105 insurance and 56.70 fees are added', () => {
  const { amounts, priceOwner, price, lines } = quoteStay(aStay());
  expect(priceOwner).toBe(37_800);
  expect(amounts).toMatchObject({ price_insurance: 10_500, price_fees: 5670 });
  expect(price).toBe(53_970);
  expect(lines.map(({ code }) => code)).toEqual([
    'price_gross',
    'price_discount_weekly',
    'price_km',
    'price_fees',
    'price_insurance',
  ]);
});

test('the parts of every line add up to it', () => {
  for (const { code, amount, parts } of quoteStay(everything).lines) {
    expect([code, parts.reduce((sum, part) => sum + part.amount, 0)]).toEqual([code, Math.abs(amount)]);
    for (const part of parts) if ('unit' in part) expect(part.quantity * part.unit).toBe(part.amount);
  }
});

test('a percentage names its base: for the early discount the price after the weekly one', () => {
  const percentages = quoteStay(everything).lines.flatMap(({ code, parts }) =>
    parts.flatMap((part) => (part.kind === 'percent' ? [[code, part.percent, part.of]] : [])),
  );
  expect(percentages).toEqual([
    ['price_discount_weekly', 10, 120_000],
    ['price_discount_early', 5, 108_000],
    ['price_fees', 15, 124_300],
  ]);
});

test('days with a special price are listed apart from the season', () => {
  const overrides = [{ from: plainDate('2026-12-20'), to: plainDate('2027-01-11'), perDay: 9000 }];
  const [gross] = quoteStay(aStay({ overrides })).lines;
  const own = { kind: 'own_price', from: '2027-01-10', to: '2027-01-11', quantity: 2 };
  expect(gross?.parts).toEqual([
    { ...own, unit: 9000, amount: 18_000 },
    { kind: 'season', season: 'low', quantity: 5, unit: 6000, amount: 30_000 },
  ]);
});

describe('choices', () => {
  const costs = (over: Partial<PriceInput>) => quoteStay(aStay(over)).amounts;

  test('an included second driver costs nothing, but has a line', () => {
    const quote = quoteStay(aStay({ secondDriver: 'included' }));
    expect(quote.lines.find(({ code }) => code === 'price_second_driver')).toMatchObject({ amount: 0 });
    expect(quote.price).toBe(quoteStay(aStay()).price);
    expect(costs({ secondDriver: 'not_selected' }).price_second_driver).toBe(0);
  });

  test('an owner with their own insurance charges nothing for it', () => {
    expect(costs({ insurance: 'none' }).price_insurance).toBe(0);
    expect(costs({ insurance: 'reinforced' }).price_insurance).toBe(7 * 2300);
  });

  test('three bikes by the day cost three times the days', () => {
    const options = [{ id: 1, unit: 500, recurrence: 'day' as const, quantity: 3 }];
    expect(costs({ options }).price_options).toBe(3 * 7 * 500);
  });

  test('a coupon worth more than the trip reduces the price to zero, in any currency', () => {
    const coupon = { code: 'BIG', amount: 10_000_000, currency: 'EUR' as const };
    const over = { coupon, cancellationInsurance: 'chosen' as const };
    expect(quoteStay(aStay(over)).price).toBe(0);
    const abroad = quoteStay(
      aStay({ ...over, currencyOwner: 'GBP', currencyUsed: 'CHF', rates: flat(6001) }),
    );
    expect(abroad.price).toBe(0);
    expect(abroad.halves).toBeUndefined();
  });
});

describe('paying in instalments', () => {
  const lead = (from: string) =>
    quoteStay(aStay({ from: plainDate(from), to: plainDate('2027-03-01') })).halves;

  test('in two from the forty-sixth day ahead', () => {
    expect(lead('2027-02-16')).toBeUndefined();
    expect(lead('2027-02-17')).toMatchObject({ secondOn: '2027-01-18' });
  });

  test.each([
    [{}, true],
    [{ rates: flat(500), insurance: 'none' as const }, false],
    [{ rates: flat(30_000) }, false],
    [{ currencyUsed: 'CHF' as const }, false],
  ])('in four between 100 and 2,000 euros: %j', (over, isOffered) => {
    expect(quoteStay(aStay(over)).isPayableInFour).toBe(isOffered);
  });
});

test('a stay that ends before it starts has no price', () => {
  expect(() => quoteStay(aStay({ to: plainDate('2027-01-09') }))).toThrow(RangeError);
});
