import type { GuestBooking } from '@campavia/contracts';

export const TRIP_STATUSES = [
  'notSent',
  'inPreparation',
  'requested',
  'instantUnpaid',
  'accepted',
  'noAnswer',
  'notPaid',
  'taken',
  'expired',
  'firstInstalmentPaid',
  'secondInstalmentFailed',
  'booked',
  'ongoing',
  'finished',
  'done',
  'cancelledByGuest',
  'refused',
  'cancelledByOwner',
  'cancelledByStaff',
  'cancelledByBoth',
] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];

type StatusFields = Pick<
  GuestBooking,
  'display_state' | 'is_instant' | 'expiry_cause' | 'second_payment' | 'confirmed_on' | 'buttons'
>;

const CAUSES = { OWNER_NO_ANSWER: 'noAnswer', GUEST_NOT_PAID: 'notPaid', TAKEN: 'taken' } as const;

const STATUSES: Record<GuestBooking['display_state'], (trip: StatusFields) => TripStatus> = {
  CREATED: () => 'inPreparation',
  CREATED_PRO: () => 'inPreparation',
  ABANDONED: () => 'notSent',
  VALIDATED: ({ is_instant }) => (is_instant ? 'instantUnpaid' : 'requested'),
  ACCEPTED: () => 'accepted',
  ACCEPTED_EXP: ({ expiry_cause }) => (expiry_cause ? CAUSES[expiry_cause] : 'expired'),
  TO_COME_NOT_PAID: ({ second_payment }) =>
    second_payment?.state === 'failed' ? 'secondInstalmentFailed' : 'firstInstalmentPaid',
  TO_COME: () => 'booked',
  ONGOING: () => 'ongoing',
  FINISHED: ({ buttons }) => (buttons.includes('review') ? 'finished' : 'done'),
  DONE: () => 'done',
  CANCELLED_GUEST: () => 'cancelledByGuest',
  CANCELLED_OWNER: ({ confirmed_on }) => (confirmed_on ? 'cancelledByOwner' : 'refused'),
  CANCELLED_STAFF: () => 'cancelledByStaff',
  CANCELLED_BOTH: () => 'cancelledByBoth',
};

export function statusOf(trip: StatusFields): TripStatus {
  return STATUSES[trip.display_state](trip);
}

const ENDED: readonly TripStatus[] = [
  ...(['noAnswer', 'notPaid', 'taken', 'expired', 'cancelledByGuest'] as const),
  ...(['refused', 'cancelledByOwner', 'cancelledByStaff', 'cancelledByBoth'] as const),
];

export function isEnded(status: TripStatus): boolean {
  return ENDED.includes(status);
}

const BOOKED: readonly TripStatus[] = ['firstInstalmentPaid', 'secondInstalmentFailed', 'booked'];

export function isUpcoming(status: TripStatus): boolean {
  return BOOKED.includes(status);
}

export function isBooked(status: TripStatus): boolean {
  return isUpcoming(status) || status === 'ongoing';
}

/** Whether drivers still have to send their documents: until the trip begins. */
export function needsDriverDocuments(status: TripStatus): boolean {
  return isUpcoming(status) || isUnpaid(status) || status === 'notSent';
}

const UNPAID: readonly TripStatus[] = ['inPreparation', 'requested', 'instantUnpaid', 'accepted'];

export function isUnpaid(status: TripStatus): boolean {
  return UNPAID.includes(status);
}
