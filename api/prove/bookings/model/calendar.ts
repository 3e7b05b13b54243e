import type { PlainDate } from '@campavia/domain';

import { addedDays } from './days';
import { seen } from './effective-state';
import { overlap, type Trip, type World } from './trip';

/** Days of a camper that a trip has, holds, or keeps beside it for what is added to it. */
export interface Holding {
  trip: Trip;
  kind: 'booking' | 'hold' | 'beside';
  from: PlainDate;
  to: PlainDate;
}

/** All days that somebody has now. */
export function holdings(world: World): Holding[] {
  return [...world.trips.values()].flatMap((trip) => [...ownDays(trip, world), ...daysBeside(trip, world)]);
}

function ownDays(trip: Trip, { now }: World): Holding[] {
  const { days, from, to } = trip;
  if (days === 'booked') return [{ trip, kind: 'booking', from, to }];
  return days !== 'free' && days.heldUntil > now ? [{ trip, kind: 'hold', from, to }] : [];
}

function daysBeside(trip: Trip, { now }: World): Holding[] {
  return trip.changeRequests.flatMap((changeRequest) => {
    const days = changeRequest.heldUntil > now ? addedDays(trip, changeRequest) : undefined;
    return days ? [{ trip, kind: 'beside' as const, ...days }] : [];
  });
}

/** Whether nobody else has the days. */
export function isFree(
  trip: Pick<Trip, 'camper' | 'from' | 'to'> & { id?: number },
  world: World,
  besides: readonly Trip[] = [],
): boolean {
  return !holdings(world).some(
    ({ trip: other, ...days }) =>
      other.camper.id === trip.camper.id &&
      other.id !== trip.id &&
      !besides.includes(other) &&
      overlap(days, trip),
  );
}

/** Keeps days for a while; a longer hold stays. */
export function hold(trip: Trip, until: number): void {
  const already = typeof trip.days === 'object' ? trip.days.heldUntil : 0;
  trip.days = { heldUntil: Math.max(already, until) };
}

/** Open requests on the days of a trip. */
export function openOnDays(trip: Trip, world: World): Trip[] {
  return [...world.trips.values()].filter(
    (other) => other.id !== trip.id && overlap(other, trip) && isRunning(other, world),
  );
}

/** Whether a request waits for its answer or its money. */
export function isRunning(trip: Trip, world: World): boolean {
  const state = seen(trip, world);
  return state === 'VALIDATED' || state === 'ACCEPTED';
}
