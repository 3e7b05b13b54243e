import type { GuestBooking } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';

/** Until when a trip stays out of the to-do list, in milliseconds since 1970; undefined when it is not snoozed. */
export function findSnoozeEnd(
  { snoozed_until }: Pick<GuestBooking, 'snoozed_until'>,
  nowMs: number,
): number | undefined {
  const until = snoozed_until === null ? 0 : momentMs(snoozed_until);
  return until > nowMs ? until : undefined;
}

export function canSnooze({ buttons }: Pick<GuestBooking, 'buttons'>): boolean {
  return buttons.includes('snooze');
}
