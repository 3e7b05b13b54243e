import type { Payout } from '@campavia/contracts';

import { toCsv } from './csv';

const HEAD = [
  'execution_date',
  'payout',
  'booking',
  'camper',
  'date_from',
  'date_to',
  'round',
  'state',
  'blocked_reason',
  'share',
  'deducted',
  'amount',
  'currency',
  'bank_account',
];

/** Payouts as CSV: the completed ones sum to the amount paid in the year. */
export function payoutsCsv(payouts: readonly Payout[]): string {
  return toCsv([HEAD, ...payouts.map(toLine)]);
}

function toLine(payout: Payout): (string | number)[] {
  const { booking } = payout;
  return [
    payout.execution_date,
    payout.id ?? '',
    booking.id,
    booking.title,
    booking.date_from,
    booking.date_to,
    payout.round,
    payout.state,
    payout.blocked_reason ?? '',
    payout.share,
    payout.deducted,
    payout.amount,
    payout.amount_currency,
    payout.bank_account ?? '',
  ];
}

/** The payouts in a statement of a year: completed ones. */
export function paidPayouts(payouts: readonly Payout[]): Payout[] {
  return payouts.filter(({ state }) => state === 'done').toReversed();
}
