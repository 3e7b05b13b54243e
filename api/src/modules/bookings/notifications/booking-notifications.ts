import type { BookingTransition } from '@campavia/domain';

import type { EmailTemplate } from './booking-email-texts';
import type { BookingRow } from '../process/booking-facts';

/** An e-mail that a change of a booking sends, with the page it links to. */
export interface BookingNotification {
  to: 'guest' | 'owner';
  template: EmailTemplate;
  page: 'trip' | 'payment' | 'search' | 'booking' | 'trip.review' | 'booking.review' | 'reviews';
  /** Text of the other party that the e-mail quotes. */
  quotes?: 'message' | 'cancel_comment';
  /** Values specific to this e-mail. */
  values?: { code?: string; minutes?: number; km?: number };
}

const toGuest = (
  template: EmailTemplate,
  page: BookingNotification['page'] = 'trip',
): BookingNotification => ({
  to: 'guest',
  template,
  page,
});
const toOwner = (template: EmailTemplate): BookingNotification => ({
  to: 'owner',
  template,
  page: 'booking',
});
const withMessage = (notification: BookingNotification): BookingNotification => ({
  ...notification,
  quotes: 'message',
});
// Comments of guests and owners only; notes of the team are internal.
const withComment = (notification: BookingNotification): BookingNotification => ({
  ...notification,
  quotes: 'cancel_comment',
});

const CONFIRMED = [toGuest('confirmed'), withMessage(toOwner('confirmed_owner'))];
const CANCELLED_BY_STAFF = [toGuest('cancelled_by_staff'), toOwner('cancelled_by_staff')];
const CANCELLED_TOGETHER = [toGuest('cancelled_together'), toOwner('cancelled_together')];

// By actor and name of the transition.
const NOTIFICATIONS: Record<string, readonly BookingNotification[]> = {
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

/** All e-mails that transitions can send. */
export const TRANSITION_NOTIFICATIONS: readonly BookingNotification[] = Object.values(NOTIFICATIONS).flat();

/** The e-mails of a transition. Owners get none about bookings hidden from them: drafts and unpaid instant bookings. */
export function listNotifications(
  before: BookingRow,
  { actor, name }: BookingTransition,
): readonly BookingNotification[] {
  const all = NOTIFICATIONS[`${actor} ${name}`] ?? [];
  const isHidden = before.state === 'ABANDONED' || (before.state === 'VALIDATED' && before.is_instant);
  const isShownNow = actor === 'provider' || name === 'send_request';
  return isHidden && !isShownNow ? all.filter(({ to }) => to === 'guest') : all;
}
