import { addDays, BOOKING_DEADLINES } from '@campavia/domain';

import { nowAt } from './now-at';
import type { BookingHistory } from './booking-history';
import { paymentOf } from './build-payments';
import { midnightMs } from '../existing-data';

const DAYS_AHEAD = 2;
const MINUTE = 60_000;
const NIGHT = 5 * 60 * MINUTE;

/**
 * The deposit is held on the card that paid, two days before the trip, and released some days after it; guests who paid
 * otherwise hand it over at pick-up.
 */
export function buildDeposit(history: BookingHistory): void {
  const { row, existing, payments } = history;
  if (!takesDeposit(history) || row.date_from > addDays(existing.today, DAYS_AHEAD)) return;
  const night = midnightMs(addDays(row.date_from, -DAYS_AHEAD)) + NIGHT;
  const confirmedAt = row.confirmed_at?.getTime() ?? 0;
  const at = Math.min(Math.max(night, confirmedAt + 10 * MINUTE), existing.nowMs - 5 * MINUTE);
  if (row.ended_at !== null && row.ended_at.getTime() <= at) return;
  const card = payments.findLast(({ state, card_alias }) => state === 'done' && card_alias !== null);
  if (!card) {
    row.deposit_at_pick_up = true;
    return;
  }
  const { deposit: amount, currency } = history.plan.camper;
  payments.push({
    ...paymentOf(history, { type: 'card', part: 'whole', amount }, at),
    currency,
    reason: 'depos',
    state: isLetGo(history) ? 'cancel' : 'done',
    due_on: nowAt(at).today,
    card_alias: card.card_alias,
    done_at: new Date(at + MINUTE),
  });
}

// Trips imported from the former system have no deposit here, and a trip that is not fully paid has none yet.
function takesDeposit({ plan: { camper, outcome }, row }: BookingHistory): boolean {
  if (row.confirmed_at === null) return false;
  if (outcome === 'taken_over' || row.state === 'TO_COME_NOT_PAID') return false;
  return camper.deposit > 0 && camper.deposit_mean.includes('card');
}

function isLetGo({ row, existing }: BookingHistory): boolean {
  if (row.has_open_incident) return false;
  return row.state !== 'TO_COME' || row.date_to <= addDays(existing.today, -BOOKING_DEADLINES.reviewDays);
}
