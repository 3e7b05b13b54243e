import { defineMessages } from 'react-intl';

import type { TripStatus } from '../../rules/trip-status';

/** Values for the sentences; each uses what it needs. */
export interface NextValues {
  owner: string;
  city: string;
  /** A day, or a day and an hour. */
  by: string;
  amount: string;
  days: number;
}

export const nextStepMessages = defineMessages<
  Record<TripStatus | 'beingPaid', { [Name in keyof NextValues]: NextValues[Name] }>
>({
  notSent: {
    id: 'trip.next.not-sent',
    defaultMessage: 'Nothing has been sent and nothing is held for you yet. Continue where you stopped.',
    description: 'Next step of a trip',
  },
  inPreparation: {
    id: 'trip.next.being-made',
    defaultMessage:
      '{owner} or our team completes this booking, then we let you know. There is nothing to do until then.',
    description: 'Next step of a trip',
  },
  requested: {
    id: 'trip.next.asked',
    defaultMessage: '{owner} has until {by} to answer. Nothing is paid before that.',
    description: 'Next step of a trip. by: day and hour',
  },
  instantUnpaid: {
    id: 'trip.next.instant-unpaid',
    defaultMessage:
      'Pay {amount} by {by} and the trip is yours; {owner} does not have to answer. Until you pay, others can book these days.',
    description: 'Next step of a trip. by: day and hour',
  },
  accepted: {
    id: 'trip.next.accepted',
    defaultMessage: '{owner} accepted. Pay {amount} by {by}, and the trip is yours.',
    description: 'Next step of a trip. by: day and hour',
  },
  beingPaid: {
    id: 'trip.next.being-paid',
    defaultMessage: 'A payment of {amount} is under way. See the status, or pay another way.',
    description: 'Next step of a trip whose payment has started',
  },
  noAnswer: {
    id: 'trip.next.no-answer',
    defaultMessage: '{owner} did not answer in time. Nothing was paid.',
    description: 'Next step of a trip',
  },
  notPaid: {
    id: 'trip.next.not-paid',
    defaultMessage: 'It was not paid in time, so these days are free again.',
    description: 'Next step of a trip',
  },
  taken: {
    id: 'trip.next.taken',
    defaultMessage: 'Somebody else paid for these days first. You have paid nothing.',
    description: 'Next step of a trip',
  },
  expired: {
    id: 'trip.next.ran-out',
    defaultMessage: 'This request has expired. Nothing was paid.',
    description: 'Next step of a trip',
  },
  firstInstalmentPaid: {
    id: 'trip.next.half-paid',
    defaultMessage: 'Your trip is confirmed. The second payment, {amount}, is charged on {by}.',
    description: 'Next step of a trip. by: a day',
  },
  secondInstalmentFailed: {
    id: 'trip.next.half-failed',
    defaultMessage:
      'The second payment, {amount}, could not be charged. Pay it by {by}, or the trip is cancelled.',
    description: 'Next step of a trip. by: a day',
  },
  booked: {
    id: 'trip.next.booked',
    defaultMessage: 'Pick up in {city} on {by}. {days, plural, one {One day to go.} other {# days to go.}}',
    description: 'Next step of a trip. by: day and hour; days: until the first one',
  },
  ongoing: {
    id: 'trip.next.on-the-road',
    defaultMessage: 'Have a good journey. Bring the camper back to {city} by {by}.',
    description: 'Next step of a trip. by: day and hour',
  },
  finished: {
    id: 'trip.next.finished',
    defaultMessage: 'Welcome back. You can tell others how it was until {by}.',
    description: 'Next step of a trip. by: a day',
  },
  done: {
    id: 'trip.next.done',
    defaultMessage: 'This trip is over. Everything about it stays here.',
    description: 'Next step of a trip',
  },
  cancelledByGuest: {
    id: 'trip.next.called-off-by-guest',
    defaultMessage: 'You cancelled this trip on {by}.',
    description: 'Next step of a trip. by: a day',
  },
  refused: {
    id: 'trip.next.refused',
    defaultMessage: '{owner} could not accept this time. Nothing was paid.',
    description: 'Next step of a trip',
  },
  cancelledByOwner: {
    id: 'trip.next.called-off-by-owner',
    defaultMessage: '{owner} cancelled this trip on {by}.',
    description: 'Next step of a trip. by: a day',
  },
  cancelledByStaff: {
    id: 'trip.next.called-off-by-staff',
    defaultMessage: 'Campavia cancelled this trip on {by}.',
    description: 'Next step of a trip. by: a day',
  },
  cancelledByBoth: {
    id: 'trip.next.called-off-by-both',
    defaultMessage: 'You and {owner} cancelled this trip together on {by}.',
    description: 'Next step of a trip. by: a day',
  },
});
