import { addDays } from '@campavia/domain';

import type { Days } from './price';
import type { ChangeRequest } from './trip';

/** What somebody asks for, before it has a number. */
export type Asked<Reason extends ChangeRequest['reason'] = ChangeRequest['reason']> = Pick<
  ChangeRequest,
  'days'
> & { reason: Reason };

/** The days of a trip once a request has come true. */
export function grownDays({ from, to }: Days, { reason, days }: Asked): Days {
  if (reason === 'day_before') return { from: addDays(from, -days), to };
  if (reason === 'day_after') return { from, to: addDays(to, days) };
  return reason === 'day_slide' ? { from: addDays(from, days), to: addDays(to, days) } : { from, to };
}

/** The days that a trip has not yet and would have by a request; nothing when it asks for none. */
export function addedDays(trip: Days, asked: Asked): Days | undefined {
  const { from, to } = grownDays(trip, asked);
  if (from < trip.from) return { from, to: earlier(to, addDays(trip.from, -1)) };
  return to > trip.to ? { from: later(from, addDays(trip.to, 1)), to } : undefined;
}

/** All days from the first to the last that a trip has or would have. */
export function allDays(trip: Days, asked: Asked): Days {
  const { from, to } = grownDays(trip, asked);
  return { from: earlier(from, trip.from), to: later(to, trip.to) };
}

function earlier(one: Days['from'], other: Days['from']): Days['from'] {
  return one < other ? one : other;
}

function later(one: Days['from'], other: Days['from']): Days['from'] {
  return one > other ? one : other;
}
