import type { GuestBooking } from '@campavia/contracts';

import { canSnooze, findSnoozeEnd } from '../snooze';

/** A snooze that was requested while offline. */
export interface WaitingSnooze {
  tripId: number;
  /** State of the trip that the guest saw. */
  state: string;
  /** Name of the camper, for the later message. */
  title: string;
  /** In milliseconds since 1970. */
  askedAtMs: number;
}

type Trip = Pick<GuestBooking, 'buttons' | 'display_state' | 'snoozed_until'>;

/**
 * What to do with it now that the trip is loaded again: `send` it; `sent`: only the answer was lost; `drop` it, because
 * the trip has changed.
 */
export function reviewWaitingSnooze(
  trip: Trip,
  { state, askedAtMs }: WaitingSnooze,
): 'send' | 'sent' | 'drop' {
  if (findSnoozeEnd(trip, askedAtMs) !== undefined) return 'sent';
  return canSnooze(trip) && trip.display_state === state ? 'send' : 'drop';
}
