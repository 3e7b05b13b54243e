import type { GuestBooking } from '@campavia/contracts';

/** The statuses of a trip that have different texts for the guest. */
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

/** The status of a trip for its guest. */
export function statusOf(trip: StatusFields): TripStatus {
  return STATUSES[trip.display_state](trip);
}

const ENDED: readonly TripStatus[] = [
  ...(['noAnswer', 'notPaid', 'taken', 'expired', 'cancelledByGuest'] as const),
  ...(['refused', 'cancelledByOwner', 'cancelledByStaff', 'cancelledByBoth'] as const),
];

/** Whether a trip ended without taking place. */
export function isEnded(status: TripStatus): boolean {
  return ENDED.includes(status);
}

const BOOKED: readonly TripStatus[] = ['firstInstalmentPaid', 'secondInstalmentFailed', 'booked'];

/** Whether a trip is booked and has not begun. */
export function isUpcoming(status: TripStatus): boolean {
  return BOOKED.includes(status);
}

/** Whether a trip is booked and not over. */
export function isBooked(status: TripStatus): boolean {
  return isUpcoming(status) || status === 'ongoing';
}

const UNPAID: readonly TripStatus[] = ['inPreparation', 'requested', 'instantUnpaid', 'accepted'];

/** Whether a trip is requested and not paid. */
export function isUnpaid(status: TripStatus): boolean {
  return UNPAID.includes(status);
}
