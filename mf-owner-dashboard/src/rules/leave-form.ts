import type { OwnerBooking, OwnerReason } from '@campavia/contracts';
import { OWNER_REASONS, OWNER_SIMPLE_REASONS, type Button } from '@campavia/domain';

/** What an owner ends: a request, a change of a trip, or the trip itself. */
export type Leaving = 'refuse' | 'refuseChange' | 'cancel';

export const MAX_COMMENT_LENGTH = 2000;

export type LeavingReason = OwnerReason['reason'];

/** The short list for requests and changes, the long one for trips that are booked. */
export function reasonsFor(leaving: Leaving): readonly LeavingReason[] {
  return leaving === 'cancel' ? OWNER_REASONS : OWNER_SIMPLE_REASONS;
}

export function readLeavingReason(leaving: Leaving, value: string | undefined): LeavingReason | undefined {
  return reasonsFor(leaving).find((reason) => reason === value);
}

/** How many characters a comment has too many, as the api counts them. */
export function countExcess(comment: string): number {
  return Math.max(0, [...comment].length - MAX_COMMENT_LENGTH);
}

const BUTTONS: Record<Leaving, readonly Button[]> = {
  refuse: ['refuse'],
  refuseChange: ['answer_extension'],
  cancel: ['cancel', 'stop', 'drop'],
};

/** Whether the owner can do that now. */
export function canLeave(leaving: Leaving, { buttons }: Pick<OwnerBooking, 'buttons'>): boolean {
  return BUTTONS[leaving].some((button) => buttons.includes(button));
}

/** Whether the owner is charged: for cancelling a paid trip before it begins. */
export function isCharged(leaving: Leaving, { buttons }: Pick<OwnerBooking, 'buttons'>): boolean {
  return leaving === 'cancel' && buttons.includes('cancel');
}
