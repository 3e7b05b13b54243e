import type { Payin, Payins } from '@campavia/contracts';
import { formatDecimal, type Minor } from '@campavia/domain';

import type { PayinRow } from './payins.store';

/** A payment as shown to its guest. */
export function toPayin(row: PayinRow): Payin {
  const { id, type, reason, part, state, currency, error_code, executed_on } = row;
  const { booking_id, camper_id, title, date_from, date_to } = row;
  return {
    id,
    execution_date: executed_on,
    booking: { id: booking_id, camper: camper_id, title, date_from, date_to },
    type,
    reason,
    part,
    state: state as Payin['state'],
    amount: formatDecimal(signedAmount(row)),
    amount_currency: currency,
    error_code,
  };
}

function signedAmount({ state, reason, amount }: PayinRow): Minor {
  if (state === 'failed') return 0;
  return reason === 'refund' ? -amount : amount;
}

/** Paid, refunded and planned amounts, by currency. */
export function toTotals(rows: readonly PayinRow[]): Payins['totals'] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const sumOf = (isCounted: (row: PayinRow) => boolean) =>
      rows
        .filter((row) => row.currency === currency && isCounted(row))
        .reduce((sum, { amount }) => sum + amount, 0);
    return {
      currency,
      paid: formatDecimal(sumOf(({ state, reason }) => state === 'done' && reason !== 'refund')),
      refunded: formatDecimal(sumOf(({ state, reason }) => state === 'done' && reason === 'refund')),
      planned: formatDecimal(sumOf(({ state }) => state === 'to_come')),
    };
  });
}
