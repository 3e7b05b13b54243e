import type { RowBatches } from './row-batches';
import type { BookingHistory } from './history/booking-history';

/** Tables that histories are stored in, referenced ones first. */
export const TABLES = [
  'booking',
  'booking_option',
  'booking_request',
  'booking_line',
  'booking_change',
  'payment',
  'moneybox',
  'credit_spent',
  'ledger_movement',
  'ledger_entry',
  'calendar_block',
] as const;

/** Calendar blocks and reviews that get a booking. */
export interface Claims {
  blocks: { id: number; booking: number }[];
  reviews: { id: number; booking: number }[];
}

export function writeHistory(history: BookingHistory, batches: RowBatches, claims: Claims): void {
  const { row, payments, credits, spent, requests, changes } = history;
  const { options, ...booking } = row;
  batches.add('booking', [booking]);
  batches.add(
    'booking_option',
    options.map((option) => ({ booking_id: row.id, ...option })),
  );
  batches.add('booking_request', requests);
  batches.add('booking_line', linesOf(history));
  batches.add('booking_change', changes);
  batches.add('payment', payments);
  batches.add('moneybox', credits);
  batches.add('credit_spent', spent);
  writeLedger(history, batches);
  writeDays(history, batches, claims);
  if (history.plan.reviewId !== undefined)
    claims.reviews.push({ id: history.plan.reviewId, booking: row.id });
}

function linesOf({ row, lines }: BookingHistory) {
  return lines.map(({ code, amount, amountOwner, share, parts, requestId }, index) => ({
    booking_id: row.id,
    position: index + 1,
    code,
    amount,
    amount_owner: amountOwner,
    share,
    parts,
    request_id: requestId,
  }));
}

function writeLedger({ row, movements }: BookingHistory, batches: RowBatches): void {
  for (const { entries, ...movement } of movements) {
    batches.add('ledger_movement', [movement]);
    batches.add(
      'ledger_entry',
      entries.map(({ account, amount, userId = null }, position) => ({
        movement_id: movement.id,
        position,
        account,
        user_id: userId,
        amount,
        currency: row.currency_used,
      })),
    );
  }
}

const HAS_DAYS = new Set(['TO_COME', 'TO_COME_NOT_PAID', 'ONGOING', 'DONE']);

function writeDays({ row, plan: { block } }: BookingHistory, batches: RowBatches, claims: Claims): void {
  if (block === undefined || !HAS_DAYS.has(row.state)) return;
  const { id, camper_id, date_from, date_to } = row;
  if (block !== 'new') claims.blocks.push({ id: block, booking: id });
  else {
    const days = { camper_id, during: `[${date_from},${date_to}]`, kind: 'booking', booking_id: id };
    batches.add('calendar_block', [days]);
  }
}
