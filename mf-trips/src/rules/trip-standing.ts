import type { GuestBooking } from '@campavia/contracts';

/** How a trip stands for its guest, as far as words differ. */
export const TRIP_STANDINGS = [
  'notSent',
  'beingMade',
  'asked',
  'instantUnpaid',
  'accepted',
  'noAnswer',
  'notPaid',
  'taken',
  'ranOut',
  'halfPaid',
  'halfFailed',
  'booked',
  'onTheRoad',
  'finished',
  'done',
  'calledOffByGuest',
  'refused',
  'calledOffByOwner',
  'calledOffByStaff',
  'calledOffByBoth',
] as const;
export type TripStanding = (typeof TRIP_STANDINGS)[number];

type Stage = Pick<
  GuestBooking,
  'display_state' | 'is_instant' | 'expiry_cause' | 'second_payment' | 'confirmed_on' | 'buttons'
>;

const CAUSES = { OWNER_NO_ANSWER: 'noAnswer', GUEST_NOT_PAID: 'notPaid', TAKEN: 'taken' } as const;

const STANDINGS: Record<GuestBooking['display_state'], (trip: Stage) => TripStanding> = {
  CREATED: () => 'beingMade',
  CREATED_PRO: () => 'beingMade',
  ABANDONED: () => 'notSent',
  VALIDATED: ({ is_instant }) => (is_instant ? 'instantUnpaid' : 'asked'),
  ACCEPTED: () => 'accepted',
  ACCEPTED_EXP: ({ expiry_cause }) => (expiry_cause ? CAUSES[expiry_cause] : 'ranOut'),
  TO_COME_NOT_PAID: ({ second_payment }) => (second_payment?.state === 'failed' ? 'halfFailed' : 'halfPaid'),
  TO_COME: () => 'booked',
  ONGOING: () => 'onTheRoad',
  FINISHED: ({ buttons }) => (buttons.includes('review') ? 'finished' : 'done'),
  DONE: () => 'done',
  CANCELLED_GUEST: () => 'calledOffByGuest',
  CANCELLED_OWNER: ({ confirmed_on }) => (confirmed_on ? 'calledOffByOwner' : 'refused'),
  CANCELLED_STAFF: () => 'calledOffByStaff',
  CANCELLED_BOTH: () => 'calledOffByBoth',
};

/** How a trip stands. */
export function standingOf(trip: Stage): TripStanding {
  return STANDINGS[trip.display_state](trip);
}

const ENDED: readonly TripStanding[] = [
  ...(['noAnswer', 'notPaid', 'taken', 'ranOut', 'calledOffByGuest'] as const),
  ...(['refused', 'calledOffByOwner', 'calledOffByStaff', 'calledOffByBoth'] as const),
];

/** Whether a trip came to nothing. */
export function isEnded(standing: TripStanding): boolean {
  return ENDED.includes(standing);
}

const BOOKED: readonly TripStanding[] = ['halfPaid', 'halfFailed', 'booked'];

/** Whether a trip is booked and has not begun. */
export function isAhead(standing: TripStanding): boolean {
  return BOOKED.includes(standing);
}

/** Whether a trip is booked and not over. */
export function isBooked(standing: TripStanding): boolean {
  return isAhead(standing) || standing === 'onTheRoad';
}

const UNPAID: readonly TripStanding[] = ['beingMade', 'asked', 'instantUnpaid', 'accepted'];

/** Whether a trip was asked for and nothing of it is paid. */
export function isUnpaid(standing: TripStanding): boolean {
  return UNPAID.includes(standing);
}
