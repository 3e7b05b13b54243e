import type { Payin, Payins } from '../../payments/payins';

/** A payment of a whole trip by card. */
export function aPayin(over: Partial<Payin> = {}): Payin {
  return {
    id: 501,
    execution_date: '2027-01-08',
    booking: { id: 71, camper: 1201, title: 'Sunlight A 72', date_from: '2027-02-12', date_to: '2027-02-14' },
    type: 'card',
    reason: 'book',
    part: 'whole',
    state: 'done',
    amount: '445.50',
    amount_currency: 'EUR',
    error_code: null,
    ...over,
  };
}

const SUMMIT = {
  id: 72,
  camper: 1202,
  title: 'Pössl Summit 600',
  date_from: '2027-06-28',
  date_to: '2027-07-08',
};
const WESTFALIA = {
  id: 73,
  camper: 1203,
  title: 'T2 Westfalia',
  date_from: '2027-05-07',
  date_to: '2027-05-10',
};

/** A year of payments: planned, paid, refused and refunded. */
export function somePayins(over: Partial<Payins> = {}): Payins {
  const half = { booking: SUMMIT, type: 'card_2', part: 'first_half' } as const;
  const results: Payin[] = over.results ?? [
    aPayin({
      ...half,
      id: 506,
      part: 'second_half',
      state: 'to_come',
      execution_date: '2027-05-29',
      amount: '862.86',
    }),
    aPayin({ id: 505, booking: WESTFALIA, type: 'paypal', execution_date: '2027-03-14', amount: '508.20' }),
    aPayin({ ...half, id: 504, execution_date: '2027-03-12', amount: '862.87' }),
    aPayin({
      ...half,
      id: 503,
      execution_date: '2027-03-12',
      state: 'failed',
      amount: '0.00',
      error_code: 'MPG_CARD_EXPIRED',
    }),
    aPayin({ id: 502, reason: 'refund', execution_date: '2027-01-09', amount: '-445.50' }),
    aPayin(),
  ];
  return {
    count: results.length,
    next: null,
    previous: null,
    totals: [{ currency: 'EUR', paid: '1816.57', refunded: '445.50', planned: '862.86' }],
    years: [
      { year: 2027, count: 6 },
      { year: 2026, count: 3 },
      { year: 2025, count: 4 },
      { year: 2024, count: 1 },
    ],
    ...over,
    results,
  };
}
