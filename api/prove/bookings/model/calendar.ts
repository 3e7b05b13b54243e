import { seen } from './seen';
import { overlap, type Trip, type World } from './trip';

/** The trips that have days of a camper now. */
export function holders(world: World): Trip[] {
  return [...world.trips.values()].filter(
    ({ days }) => days === 'booked' || (days !== 'free' && days.heldUntil > world.now),
  );
}

/** Whether nobody else has the days. */
export function isFree(
  trip: Pick<Trip, 'camper' | 'from' | 'to'> & { id?: number },
  world: World,
  besides: readonly Trip[] = [],
): boolean {
  return !holders(world).some(
    (other) =>
      other.camper.id === trip.camper.id &&
      other.id !== trip.id &&
      !besides.includes(other) &&
      overlap(other, trip),
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
    (other) => other.id !== trip.id && overlap(other, trip) && isOpen(other, world),
  );
}

/** Whether a request waits for its answer or its money. */
export function isOpen(trip: Trip, world: World): boolean {
  const state = seen(trip, world);
  return state === 'VALIDATED' || state === 'ACCEPTED';
}
