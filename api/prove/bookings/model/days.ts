import { addDays } from '@campavia/domain';

import type { Days } from './price';
import type { ChangeRequest } from './trip';

/** A requested change before it has an id. */
export type Asked<Reason extends ChangeRequest['reason'] = ChangeRequest['reason']> = Pick<
  ChangeRequest,
  'days'
> & { reason: Reason };

/** The days of a trip after a change is confirmed. */
export function changedDays({ from, to }: Days, { reason, days }: Asked): Days {
  if (reason === 'day_before') return { from: addDays(from, -days), to };
  if (reason === 'day_after') return { from, to: addDays(to, days) };
  return reason === 'day_slide' ? { from: addDays(from, days), to: addDays(to, days) } : { from, to };
}

/** The days that a change adds to a trip; undefined when it adds none. */
export function addedDays(trip: Days, asked: Asked): Days | undefined {
  const { from, to } = changedDays(trip, asked);
  if (from < trip.from) return { from, to: earlier(to, addDays(trip.from, -1)) };
  return to > trip.to ? { from: later(from, addDays(trip.to, 1)), to } : undefined;
}

/** From the first to the last day of the trip before and after a change. */
export function allDays(trip: Days, asked: Asked): Days {
  const { from, to } = changedDays(trip, asked);
  return { from: earlier(from, trip.from), to: later(to, trip.to) };
}

function earlier(one: Days['from'], other: Days['from']): Days['from'] {
  return one < other ? one : other;
}

function later(one: Days['from'], other: Days['from']): Days['from'] {
  return one > other ? one : other;
}
