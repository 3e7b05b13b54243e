import type { PlainDate } from '@campavia/domain';

import { addedDays } from './days';
import { effectiveState } from './effective-state';
import { overlap, type Trip, type Model } from './trip';

/** Days of a camper that a trip has booked or holds, or that are held for a change of the trip (`beside`). */
export interface Holding {
  trip: Trip;
  kind: 'booking' | 'hold' | 'beside';
  from: PlainDate;
  to: PlainDate;
}

/** All days that are booked or held now. */
export function holdings(model: Model): Holding[] {
  return [...model.trips.values()].flatMap((trip) => [...ownDays(trip, model), ...daysBeside(trip, model)]);
}

function ownDays(trip: Trip, { now }: Model): Holding[] {
  const { days, from, to } = trip;
  if (days === 'booked') return [{ trip, kind: 'booking', from, to }];
  return days !== 'free' && days.heldUntil > now ? [{ trip, kind: 'hold', from, to }] : [];
}

function daysBeside(trip: Trip, { now }: Model): Holding[] {
  return trip.changeRequests.flatMap((changeRequest) => {
    const days = changeRequest.heldUntil > now ? addedDays(trip, changeRequest) : undefined;
    return days ? [{ trip, kind: 'beside' as const, ...days }] : [];
  });
}

/** Whether no other trip has booked or holds the days. */
export function isFree(
  trip: Pick<Trip, 'camper' | 'from' | 'to'> & { id?: number },
  model: Model,
  besides: readonly Trip[] = [],
): boolean {
  return !holdings(model).some(
    ({ trip: other, ...days }) =>
      other.camper.id === trip.camper.id &&
      other.id !== trip.id &&
      !besides.includes(other) &&
      overlap(days, trip),
  );
}

/** Holds the days of a trip; never shortens an existing hold. */
export function hold(trip: Trip, until: number): void {
  const already = typeof trip.days === 'object' ? trip.days.heldUntil : 0;
  trip.days = { heldUntil: Math.max(already, until) };
}

/** Requests of other trips on the same days that are still open. */
export function openOnDays(trip: Trip, model: Model): Trip[] {
  return [...model.trips.values()].filter(
    (other) => other.id !== trip.id && overlap(other, trip) && isRunning(other, model),
  );
}

/** Whether a request waits for the owner's answer or for payment. */
export function isRunning(trip: Trip, model: Model): boolean {
  const state = effectiveState(trip, model);
  return state === 'VALIDATED' || state === 'ACCEPTED';
}
