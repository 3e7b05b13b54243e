import type { RowBatches } from './row-batches';
import type { BookingHistory } from './history/booking-history';

/** The tables that tales are written into, those first to which others refer. */
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

/** Blocks of calendars and reviews that become a booking's. */
export interface Claims {
  blocks: { id: number; booking: number }[];
  reviews: { id: number; booking: number }[];
}

/** Stores the history of a booking. */
export function writeHistory(history: BookingHistory, sheets: RowBatches, claims: Claims): void {
  const { row, payments, credits, spent, requests, changes } = history;
  const { options, ...booking } = row;
  sheets.add('booking', [booking]);
  sheets.add(
    'booking_option',
    options.map((option) => ({ booking_id: row.id, ...option })),
  );
  sheets.add('booking_request', requests);
  sheets.add('booking_line', linesOf(history));
  sheets.add('booking_change', changes);
  sheets.add('payment', payments);
  sheets.add('moneybox', credits);
  sheets.add('credit_spent', spent);
  writeBooks(history, sheets);
  writeDays(history, sheets, claims);
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

function writeBooks({ row, movements }: BookingHistory, sheets: RowBatches): void {
  for (const { entries, ...movement } of movements) {
    sheets.add('ledger_movement', [movement]);
    sheets.add(
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

function writeDays({ row, plan: { block } }: BookingHistory, sheets: RowBatches, claims: Claims): void {
  if (block === undefined || !HAS_DAYS.has(row.state)) return;
  const { id, camper_id, date_from, date_to } = row;
  if (block !== 'new') claims.blocks.push({ id: block, booking: id });
  else {
    const days = { camper_id, during: `[${date_from},${date_to}]`, kind: 'booking', booking_id: id };
    sheets.add('calendar_block', [days]);
  }
}
