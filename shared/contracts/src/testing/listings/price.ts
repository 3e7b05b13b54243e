import type { Price, PriceAmount } from '../../listings/price';

const amounts: Record<PriceAmount, string> = {
  price: '539.70',
  price_owner: '378.00',
  price_gross: '420.00',
  price_discount: '42.00',
  price_discount_weekly: '42.00',
  price_discount_early: '0.00',
  price_km: '0.00',
  price_options: '0.00',
  price_fees: '56.70',
  price_insurance: '105.00',
  price_second_driver: '0.00',
  price_rental_cover: '0.00',
  price_coupon: '0.00',
  price_cancellation_insurance: '0.00',
};

const lines: Price['lines'] = [
  {
    code: 'price_gross',
    label_id: 'price.gross',
    amount: '420.00',
    parts: [{ kind: 'season', season: 1, quantity: 7, unit: '60.00', amount: '420.00' }],
  },
  {
    code: 'price_discount_weekly',
    label_id: 'price.discount_weekly',
    amount: '-42.00',
    parts: [{ kind: 'percent', percent: 10, of: '420.00', amount: '42.00' }],
  },
  {
    code: 'price_km',
    label_id: 'price.km',
    amount: '0.00',
    parts: [{ kind: 'kilometres', km: 100, quantity: 7, unit: '0.00', amount: '0.00' }],
  },
  {
    code: 'price_fees',
    label_id: 'price.fees',
    amount: '56.70',
    parts: [{ kind: 'percent', percent: 15, of: '378.00', amount: '56.70' }],
  },
  {
    code: 'price_insurance',
    label_id: 'price.insurance',
    amount: '105.00',
    parts: [{ kind: 'insurance', slug: 'standard', quantity: 7, unit: '15.00', amount: '105.00' }],
  },
];

const offers: Price['offers'] = {
  cancellation_insurance_per_day: '3.86',
  cancellation_insurance: '27.02',
  second_driver_per_day: '2.00',
  second_driver: '14.00',
  rental_cover_per_day: '6.00',
  rental_cover: '42.00',
};

/** A week in winter at 60 a day with 10 % off and nothing chosen: 539.70. */
export function aPrice(over: Partial<Price> = {}): Price {
  return {
    ...amounts,
    ...currenciesOf(amounts),
    price_2x_first: '269.85',
    price_2x_first_currency: 'EUR',
    price_2x_second: '269.85',
    price_2x_second_currency: 'EUR',
    second_payment_date: '2027-10-02',
    payable_in_four: true,
    price_per_day: '77.10',
    days: 7,
    date_from: '2027-11-01',
    date_to: '2027-11-07',
    hour_from: '09:00:00',
    hour_to: '20:00:00',
    km: 100,
    insurance_id: 1,
    coupon_code: null,
    lines,
    offers,
    currency_used: 'EUR',
    currency_owner: 'EUR',
    exchange_rate: '1.000000',
    ...over,
  };
}

function currenciesOf(of: Record<PriceAmount, string>) {
  const names = Object.keys(of) as PriceAmount[];
  return Object.fromEntries(names.map((name) => [`${name}_currency`, 'EUR'])) as Record<
    `${PriceAmount}_currency`,
    string
  >;
}
