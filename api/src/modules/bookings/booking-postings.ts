import type { BookingMove } from '@campavia/domain';

import type { LetterId } from './booking-texts';
import type { BookingRow } from './booking-facts';

/** A letter that a change of a booking makes necessary, and the page it leads to. */
export interface Posting {
  to: 'guest' | 'owner';
  letter: LetterId;
  page: 'trip' | 'payment' | 'search' | 'booking';
  /** What of the booking is passed on in the other side's own words. */
  quotes?: 'message' | 'cancel_comment';
}

const toGuest = (letter: LetterId, page: Posting['page'] = 'trip'): Posting => ({
  to: 'guest',
  letter,
  page,
});
const toOwner = (letter: LetterId): Posting => ({ to: 'owner', letter, page: 'booking' });
const withMessage = (posting: Posting): Posting => ({ ...posting, quotes: 'message' });
// Only of who wrote it: what the team notes about a move is not passed on.
const withComment = (posting: Posting): Posting => ({ ...posting, quotes: 'cancel_comment' });

const CONFIRMED = [toGuest('confirmed'), withMessage(toOwner('confirmed_owner'))];
const CANCELLED_BY_STAFF = [toGuest('cancelled_by_staff'), toOwner('cancelled_by_staff')];
const CANCELLED_TOGETHER = [toGuest('cancelled_together'), toOwner('cancelled_together')];

// By actor and name of the move.
const POSTINGS: Record<string, readonly Posting[]> = {
  'guest send_request': [withMessage(toOwner('request_sent'))],
  'staff complete': [withMessage(toOwner('request_sent'))],
  'owner accept': [toGuest('request_accepted', 'payment')],
  'owner refuse': [withComment(toGuest('request_refused', 'search'))],
  'owner drop': [withComment(toGuest('request_refused', 'search'))],
  'clock no_answer': [toGuest('expired_no_answer', 'search'), toOwner('expired_no_answer_owner')],
  'clock no_payment': [toGuest('expired_not_paid'), toOwner('expired_not_paid_owner')],
  'clock taken': [toGuest('expired_taken', 'search')],
  'guest cancel': [toGuest('cancelled_own'), withComment(toOwner('cancelled_by_guest'))],
  'guest drop': [withComment(toOwner('cancelled_by_guest'))],
  'guest report_emergency': [toGuest('proof_asked')],
  'guest ask_together': [toOwner('together_asked')],
  'owner ask_together': [toGuest('together_asked')],
  'staff accept_proof': [toGuest('proof_accepted'), toOwner('proof_accepted_owner')],
  'staff refuse_proof': [toGuest('proof_refused'), toOwner('cancelled_by_guest')],
  'provider second_half_failed': [toGuest('second_half_failed')],
  'provider pay_whole': CONFIRMED,
  'provider pay_first_half': CONFIRMED,
  'provider pay_second_half': [toGuest('second_half_paid')],
  'clock second_half_missing': [toGuest('second_half_missing'), toOwner('second_half_missing_owner')],
  'owner cancel': [withComment(toGuest('cancelled_by_owner'))],
  'owner stop': [toGuest('trip_stopped')],
  'staff stop': [toGuest('trip_stopped'), toOwner('trip_stopped')],
  'staff cancel': CANCELLED_BY_STAFF,
  'staff drop': CANCELLED_BY_STAFF,
  'guest cancel_together': CANCELLED_TOGETHER,
  'owner cancel_together': CANCELLED_TOGETHER,
};

/** Every e-mail that a move can make necessary. */
export const MOVE_POSTINGS: readonly Posting[] = Object.values(POSTINGS).flat();

/** Who is told of a move. The owner never hears of what they could not see before: drafts, instant ones not paid. */
export function postingsOf(before: BookingRow, { actor, name }: BookingMove): readonly Posting[] {
  const all = POSTINGS[`${actor} ${name}`] ?? [];
  const isHidden = before.state === 'ABANDONED' || (before.state === 'VALIDATED' && before.is_instant);
  const isNews = actor === 'provider' || name === 'send_request';
  return isHidden && !isNews ? all.filter(({ to }) => to === 'guest') : all;
}
