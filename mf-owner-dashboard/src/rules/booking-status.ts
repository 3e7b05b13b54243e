import type { Extension, OwnerBooking } from '@campavia/contracts';
import { addDays, BOOKING_DEADLINES, momentMs, plainDate, type PlainDate } from '@campavia/domain';

export const BOOKING_STATUSES = [
  'inPreparation',
  'toAnswer',
  'accepted',
  'noAnswer',
  'notPaid',
  'taken',
  'expired',
  'firstInstalmentPaid',
  'booked',
  'ongoing',
  'finished',
  'cancelledByGuest',
  'refused',
  'cancelledByOwner',
  'cancelledByStaff',
  'cancelledByBoth',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

type StatusFields = Pick<OwnerBooking, 'display_state' | 'expiry_cause' | 'confirmed_on'>;

const CAUSES = { OWNER_NO_ANSWER: 'noAnswer', GUEST_NOT_PAID: 'notPaid', TAKEN: 'taken' } as const;

const STATUSES: Record<OwnerBooking['display_state'], (booking: StatusFields) => BookingStatus> = {
  CREATED: () => 'inPreparation',
  CREATED_PRO: () => 'inPreparation',
  ABANDONED: () => 'inPreparation',
  VALIDATED: () => 'toAnswer',
  ACCEPTED: () => 'accepted',
  ACCEPTED_EXP: ({ expiry_cause }) => (expiry_cause ? CAUSES[expiry_cause] : 'expired'),
  TO_COME_NOT_PAID: () => 'firstInstalmentPaid',
  TO_COME: () => 'booked',
  ONGOING: () => 'ongoing',
  FINISHED: () => 'finished',
  DONE: () => 'finished',
  CANCELLED_GUEST: () => 'cancelledByGuest',
  CANCELLED_OWNER: ({ confirmed_on }) => (confirmed_on ? 'cancelledByOwner' : 'refused'),
  CANCELLED_STAFF: () => 'cancelledByStaff',
  CANCELLED_BOTH: () => 'cancelledByBoth',
};

export function statusOf(booking: StatusFields): BookingStatus {
  return STATUSES[booking.display_state](booking);
}

/** The extension that the owner has to answer. */
export function findAskedExtension({
  buttons,
  extensions,
}: Pick<OwnerBooking, 'buttons' | 'extensions'>): Extension | undefined {
  return buttons.includes('answer_extension')
    ? extensions.find(({ state }) => state === 'GUEST_ASK')
    : undefined;
}

type DeadlineFields = StatusFields &
  Pick<OwnerBooking, 'owner_accept_expire_on' | 'pay_by' | 'buttons' | 'extensions'>;

/** Until when the owner has to answer or the guest to pay, in milliseconds since 1970. */
export function findDeadline(booking: DeadlineFields): number | undefined {
  const moment = deadlineOf(booking);
  return moment ? momentMs(moment) : undefined;
}

function deadlineOf(booking: DeadlineFields): string | null | undefined {
  const status = statusOf(booking);
  if (status === 'toAnswer') return booking.owner_accept_expire_on;
  if (status === 'accepted') return booking.pay_by;
  return findAskedExtension(booking)?.answer_by;
}

/** The last day on which the owner can review the guest; undefined if no review is possible. */
export function findLastDayOfReview({
  buttons,
  date_to,
}: Pick<OwnerBooking, 'buttons' | 'date_to'>): PlainDate | undefined {
  if (!buttons.includes('review')) return undefined;
  return addDays(plainDate(date_to), BOOKING_DEADLINES.reviewDays);
}

/** Whether the owner has to answer a request or a change now. */
export function isOwnersTurn(booking: StatusFields & Pick<OwnerBooking, 'buttons' | 'extensions'>): boolean {
  return statusOf(booking) === 'toAnswer' || findAskedExtension(booking) !== undefined;
}

const CONFIRMED: readonly BookingStatus[] = ['booked', 'firstInstalmentPaid', 'ongoing'];

export function isConfirmed(status: BookingStatus): boolean {
  return CONFIRMED.includes(status);
}
