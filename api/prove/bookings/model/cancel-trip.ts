import { daysBetween } from '@campavia/domain';

import { DAY, sumOf, type Parts, type Trip, type Model } from './trip';

/** The rows of the refund table. */
export type RefundRow = 'everything' | 'plan' | 'all but fees' | 'unused days' | 'credit';

const NOTHING: Parts = { owner: 0, fees: 0, insurance: 0 };

/** Refund of a cancelled trip, and the shares that owner, platform and insurer keep. */
export function refundOf(trip: Trip, row: RefundRow, model: Pick<Model, 'now' | 'today'>) {
  const price = trip.price ?? NOTHING;
  const retained = retainedOf(trip, price, { row, model });
  const refund = Math.max(0, trip.paid - sumOf(retained));
  // The owner never gets more than was collected minus the shares of platform and insurer.
  const owner = Math.max(0, Math.min(retained.owner, trip.paid - retained.fees - retained.insurance));
  return { refund, kept: { ...retained, owner } };
}

interface Case {
  row: RefundRow;
  model: Pick<Model, 'now' | 'today'>;
}

function retainedOf(trip: Trip, price: Parts, { row, model }: Case): Parts {
  if (row === 'everything' || row === 'credit') return NOTHING;
  if (row === 'all but fees') return { ...NOTHING, fees: price.fees };
  if (row === 'unused days') return usedOf(trip, price, model);
  const ahead = daysBetween(model.today, trip.from);
  const isGrace = trip.confirmedAt !== null && model.now <= trip.confirmedAt + DAY && ahead >= 7;
  if (isGrace) return NOTHING;
  return { owner: ahead >= 30 ? Math.round(price.owner * 0.3) : price.owner, fees: price.fees, insurance: 0 };
}

function usedOf({ from, to }: Trip, price: Parts, { today }: Pick<Model, 'today'>): Parts {
  const [days, used] = [daysBetween(from, to) + 1, daysBetween(from, today) + 1];
  const part = (amount: number) => Math.floor((amount * used) / days + 0.5);
  return { owner: part(price.owner), fees: part(price.fees), insurance: part(price.insurance) };
}

/** Releases the days and refunds what is due. */
export function cancelTrip(trip: Trip, row: RefundRow, model: Pick<Model, 'now' | 'today'>): void {
  endWithoutRefund(trip);
  if (trip.confirmedAt === null) return;
  const { refund, kept: retained } = refundOf(trip, row, model);
  Object.assign(trip, { refunded: refund, kept: retained, refundedAsCredit: row === 'credit' });
}

/** Releases the days and cancels the second instalment. */
export function endWithoutRefund(trip: Trip): void {
  trip.days = 'free';
  if (trip.second) trip.second.due = null;
}
