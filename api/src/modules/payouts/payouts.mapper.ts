import type { Payout, Payouts } from '@campavia/contracts';
import { formatDecimal } from '@campavia/domain';

import type { PayoutHistoryRow } from './payout-history.store';

/** A payout as its owner reads it. */
export function toPayout(row: PayoutHistoryRow): Payout {
  const { id, round, state, block, blocked_until, refusal, is_delayed, currency, executed_on } = row;
  const { booking_id, camper_id, title, date_from, date_to, amount, deducted, last_digits } = row;
  return {
    id,
    execution_date: executed_on,
    booking: { id: booking_id, camper: camper_id, title, date_from, date_to },
    round,
    state,
    blocked_reason: block,
    blocked_until: blocked_until ? blocked_until.toISOString() : null,
    refusal: state === 'blocked' || state === 'returned' ? refusal : null,
    is_delayed,
    share: formatDecimal(amount + deducted),
    deducted: formatDecimal(deducted),
    amount: formatDecimal(amount),
    amount_currency: currency,
    bank_account: last_digits,
  };
}

/** Paid and planned totals by currency; payouts that the bank sent back count as neither. */
export function toPayoutTotals(rows: readonly PayoutHistoryRow[]): Payouts['totals'] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const paid = own.filter(({ state }) => state === 'done');
    const planned = own.filter(({ state }) => state !== 'done' && state !== 'returned');
    const sumOf = (some: readonly PayoutHistoryRow[], name: 'amount' | 'deducted') =>
      some.reduce((sum, row) => sum + row[name], 0);
    return {
      currency,
      share: formatDecimal(sumOf(paid, 'amount') + sumOf(paid, 'deducted')),
      deducted: formatDecimal(sumOf(paid, 'deducted')),
      paid: formatDecimal(sumOf(paid, 'amount')),
      planned: formatDecimal(sumOf(planned, 'amount')),
    };
  });
}
