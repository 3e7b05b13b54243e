import type { RequestTransition } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';
import { daysWith, type RequestRow } from './request-facts';

type EmailTemplate =
  | 'extension_asked'
  | 'extension_accepted'
  | 'extension_refused'
  | 'extension_expired'
  | 'extension_not_paid'
  | 'extension_dropped'
  | 'extension_confirmed'
  | 'extension_confirmed_owner'
  | 'upgrade_confirmed';

interface BookingNotification {
  to: 'guest' | 'owner';
  template: EmailTemplate;
  page: 'trip' | 'booking';
}

/** Sends e-mails about bookings. */
export interface RequestEmails {
  send(within: Database, booking: BookingRow, notifications: readonly BookingNotification[]): Promise<void>;
}

const toGuest = (template: EmailTemplate): BookingNotification => ({ to: 'guest', template, page: 'trip' });
const toOwner = (template: EmailTemplate): BookingNotification => ({
  to: 'owner',
  template,
  page: 'booking',
});

// The owner gets e-mails about requests that were sent to them.
const NOTIFICATIONS: Record<RequestTransition['name'], readonly BookingNotification[]> = {
  ask: [toOwner('extension_asked')],
  accept: [toGuest('extension_accepted')],
  refuse: [toGuest('extension_refused')],
  cancel: [toOwner('extension_dropped')],
  pay: [toGuest('extension_confirmed'), toOwner('extension_confirmed_owner')],
  no_answer: [toGuest('extension_expired')],
  no_payment: [toGuest('extension_not_paid'), toOwner('extension_dropped')],
  trip_closed: [],
};

const UPGRADED = [toGuest('upgrade_confirmed')];

/** All e-mails that transitions of requests can send. */
export const REQUEST_NOTIFICATIONS: readonly BookingNotification[] = [
  ...Object.values(NOTIFICATIONS).flat(),
  ...UPGRADED,
];

/** The e-mails of a transition of a request. */
export function listNotifications(
  before: RequestRow,
  { name }: Pick<RequestTransition, 'name'>,
): readonly BookingNotification[] {
  if (before.kind === 'upgrade') return name === 'pay' ? UPGRADED : [];
  return name === 'cancel' && before.state === 'CREATED' ? [] : NOTIFICATIONS[name];
}

/** A booking with the days, price and deadline of a request, for e-mails about it. */
export function bookingWithRequest(request: RequestRow, booking: BookingRow): BookingRow {
  const { from: date_from, to: date_to } = daysWith(request, booking);
  const answer_by = request.state === 'GUEST_ASK' ? request.answer_by : request.pay_by;
  return { ...booking, date_from, date_to, price: request.total, answer_by };
}
