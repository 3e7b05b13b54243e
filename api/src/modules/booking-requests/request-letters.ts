import type { RequestMove } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';
import { daysWith, type RequestRow } from './request-facts';

type LetterId =
  | 'extension_asked'
  | 'extension_accepted'
  | 'extension_refused'
  | 'extension_expired'
  | 'extension_not_paid'
  | 'extension_dropped'
  | 'extension_confirmed'
  | 'extension_confirmed_owner'
  | 'upgrade_confirmed';

interface Posting {
  to: 'guest' | 'owner';
  letter: LetterId;
  page: 'trip' | 'booking';
}

/** Whoever writes letters about bookings. */
export interface RequestLetters {
  send(within: Database, booking: BookingRow, postings: readonly Posting[]): Promise<void>;
}

const toGuest = (letter: LetterId): Posting => ({ to: 'guest', letter, page: 'trip' });
const toOwner = (letter: LetterId): Posting => ({ to: 'owner', letter, page: 'booking' });

// The owner hears of what they were asked.
const POSTINGS: Record<RequestMove['name'], readonly Posting[]> = {
  ask: [toOwner('extension_asked')],
  accept: [toGuest('extension_accepted')],
  refuse: [toGuest('extension_refused')],
  cancel: [toOwner('extension_dropped')],
  pay: [toGuest('extension_confirmed'), toOwner('extension_confirmed_owner')],
  no_answer: [toGuest('extension_expired')],
  no_payment: [toGuest('extension_not_paid'), toOwner('extension_dropped')],
  trip_closed: [],
};

const GROWN = [toGuest('upgrade_confirmed')];

/** Every e-mail that a move of a request can make necessary. */
export const REQUEST_POSTINGS: readonly Posting[] = [...Object.values(POSTINGS).flat(), ...GROWN];

/** Who is told of a move of a request. */
export function postingsOf(before: RequestRow, { name }: Pick<RequestMove, 'name'>): readonly Posting[] {
  if (before.kind === 'upgrade') return name === 'pay' ? GROWN : [];
  return name === 'cancel' && before.state === 'CREATED' ? [] : POSTINGS[name];
}

/** A booking as letters about a request tell of it: the days with it, its price, its term. */
export function toldWith(request: RequestRow, booking: BookingRow): BookingRow {
  const { from: date_from, to: date_to } = daysWith(request, booking);
  const answer_by = request.state === 'GUEST_ASK' ? request.answer_by : request.pay_by;
  return { ...booking, date_from, date_to, price: request.total, answer_by };
}
