import { daysBetween } from '@campavia/domain';

import { DAY, sumOf, type Parts, type Trip, type World } from './trip';

/** The rows of the table of refunds. */
export type RefundRow = 'everything' | 'plan' | 'all but fees' | 'unused days' | 'credit';

const NOTHING: Parts = { owner: 0, fees: 0, insurance: 0 };

/** What comes back and what stays with whom when a trip is called off. */
export function refundOf(trip: Trip, row: RefundRow, world: Pick<World, 'now' | 'today'>) {
  const price = trip.price ?? NOTHING;
  const retained = retainedOf(trip, price, { row, world });
  const refund = Math.max(0, trip.paid - sumOf(retained));
  // The owner never gets more than was collected without the platform's part.
  const owner = Math.max(0, Math.min(retained.owner, trip.paid - retained.fees - retained.insurance));
  return { refund, kept: { ...retained, owner } };
}

interface Case {
  row: RefundRow;
  world: Pick<World, 'now' | 'today'>;
}

function retainedOf(trip: Trip, price: Parts, { row, world }: Case): Parts {
  if (row === 'everything' || row === 'credit') return NOTHING;
  if (row === 'all but fees') return { ...NOTHING, fees: price.fees };
  if (row === 'unused days') return usedOf(trip, price, world);
  const ahead = daysBetween(world.today, trip.from);
  const isGrace = trip.confirmedAt !== null && world.now <= trip.confirmedAt + DAY && ahead >= 7;
  if (isGrace) return NOTHING;
  return { owner: ahead >= 30 ? Math.round(price.owner * 0.3) : price.owner, fees: price.fees, insurance: 0 };
}

function usedOf({ from, to }: Trip, price: Parts, { today }: Pick<World, 'today'>): Parts {
  const [days, used] = [daysBetween(from, to) + 1, daysBetween(from, today) + 1];
  const part = (amount: number) => Math.floor((amount * used) / days + 0.5);
  return { owner: part(price.owner), fees: part(price.fees), insurance: part(price.insurance) };
}

/** Frees the days and refunds what is due. */
export function callOff(trip: Trip, row: RefundRow, world: Pick<World, 'now' | 'today'>): void {
  endQuietly(trip);
  if (trip.confirmedAt === null) return;
  const { refund, kept: retained } = refundOf(trip, row, world);
  Object.assign(trip, { refunded: refund, kept: retained, refundedAsCredit: row === 'credit' });
}

/** Frees the days and lets go of the second half. */
export function endQuietly(trip: Trip): void {
  trip.days = 'free';
  if (trip.second) trip.second.due = null;
}
