import type { Payout, Payouts } from '../../payments/payouts';

/** The share of a whole trip that was paid. */
export function aPayout(over: Partial<Payout> = {}): Payout {
  return {
    id: 801,
    execution_date: '2027-02-13',
    booking: { id: 71, camper: 1201, title: 'Sunlight A 72', date_from: '2027-02-12', date_to: '2027-02-14' },
    round: 1,
    state: 'done',
    blocked_reason: null,
    blocked_until: null,
    refusal: null,
    is_delayed: false,
    share: '330.00',
    deducted: '0.00',
    amount: '330.00',
    amount_currency: 'EUR',
    bank_account: '0143',
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

/** A year of payouts: planned, blocked, on its way, paid with a deduction, and sent back by the bank. */
export function somePayouts(over: Partial<Payouts> = {}): Payouts {
  const results: Payout[] = over.results ?? [
    aPayout({
      id: null,
      booking: SUMMIT,
      state: 'to_come',
      execution_date: '2027-06-29',
      share: '1243.00',
      amount: '1243.00',
      bank_account: null,
    }),
    aPayout({
      id: 806,
      state: 'blocked',
      blocked_reason: 'bank_account_changed',
      blocked_until: '2027-03-16T10:00:00.000Z',
      execution_date: '2027-03-14',
    }),
    aPayout({ id: 805, state: 'queued', is_delayed: true, execution_date: '2027-03-13' }),
    aPayout({ id: 804, state: 'in_prog', execution_date: '2027-03-12' }),
    aPayout({ id: 803, round: 2, share: '90.00', amount: '90.00', execution_date: '2027-02-15' }),
    aPayout({ id: 802, deducted: '150.00', share: '330.00', amount: '180.00' }),
    aPayout({ id: 801, state: 'returned', refusal: 'account_closed', execution_date: '2027-01-11' }),
  ];
  return {
    count: results.length,
    next: null,
    previous: null,
    totals: [{ currency: 'EUR', share: '420.00', deducted: '150.00', paid: '270.00', planned: '2233.00' }],
    years: [
      { year: 2027, count: 7 },
      { year: 2026, count: 12 },
    ],
    ...over,
    results,
  };
}
