import type { Payin } from '@campavia/contracts';

import { toCsv } from './csv';

const HEAD = [
  'execution_date',
  'payment',
  'booking',
  'camper',
  'date_from',
  'date_to',
  'for',
  'part',
  'means',
  'state',
  'amount',
  'currency',
];

/** Payments as CSV: the executed amounts of a booking sum to its cost so far. */
export function payinsCsv(payins: readonly Payin[]): string {
  const lines = payins.map((payin) => [
    payin.execution_date,
    payin.id,
    payin.booking.id,
    payin.booking.title,
    payin.booking.date_from,
    payin.booking.date_to,
    payin.reason,
    payin.part,
    payin.type,
    payin.state,
    payin.amount,
    payin.amount_currency,
  ]);
  return toCsv([HEAD, ...lines]);
}
