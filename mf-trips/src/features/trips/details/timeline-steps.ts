import type { IntlShape } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { BOOKING_DEADLINES, momentMs } from '@campavia/domain';
import { formatMoment, formatMoney, formatPlainDate } from '@campavia/i18n';
import { formatDayOfMoment, formatHandover } from '@campavia/parts/handover-times';

import { lastDayOfReview, lastDayOfSecondInstalment, documentDeadlines } from '../../../rules/trip-deadlines';
import type { TimelineStep, TimelineStepName } from '../../../rules/trip-timeline';
import { statusOf } from '../../../rules/trip-status';

import { formatAmountDue } from '../next-step';
import { documentMessages } from './documents.messages';
import { timelineMessages } from './timeline.messages';

export interface StepDescription {
  name: string;
  /** When it is due or was done; may be empty. */
  text: string;
}

type DescribeStep = (intl: IntlShape, trip: GuestBooking, status: TimelineStep['status']) => StepDescription;

const DESCRIPTIONS: Record<TimelineStepName, DescribeStep> = {
  sent,
  answered,
  paid,
  secondInstalment,
  documents: (intl, trip, status) => {
    const name = intl.formatMessage(timelineMessages.documents);
    if (status === 'done' && statusOf(trip) === 'booked')
      return { name, text: intl.formatMessage(documentMessages.done) };
    const { sent, reviewed } = documentDeadlines(trip);
    const formatTime = (ms: number) => formatMoment(intl, ms, trip.time_zone);
    const values = { sent: formatTime(sent), reviewed: formatTime(reviewed) };
    return { name, text: intl.formatMessage(timelineMessages.documentsBy, values) };
  },
  pickUp: (intl, { camper, date_from, hour_from }) => ({
    name: intl.formatMessage(timelineMessages.pickUp, { city: camper.city }),
    text: formatHandover(intl, date_from, hour_from),
  }),
  return: (intl, { date_to, hour_to }) => ({
    name: intl.formatMessage(timelineMessages.return),
    text: formatHandover(intl, date_to, hour_to),
  }),
  review: (intl, trip) => ({
    name: intl.formatMessage(timelineMessages.review),
    text: by(intl, formatPlainDate(intl, lastDayOfReview(trip))),
  }),
};

export function describeStep(
  intl: IntlShape,
  trip: GuestBooking,
  { name, status }: TimelineStep,
): StepDescription {
  return DESCRIPTIONS[name](intl, trip, status);
}

function sent(...[intl, trip, status]: Parameters<DescribeStep>): StepDescription {
  const date = formatDayOfMoment(intl, trip.created_on, trip.time_zone);
  return {
    name: intl.formatMessage(status === 'done' ? timelineMessages.sent : timelineMessages.toSend),
    text: intl.formatMessage(timelineMessages.begunOn, { date }),
  };
}

function answered(...[intl, trip, status]: Parameters<DescribeStep>): StepDescription {
  const owner = trip.owner.first_name;
  if (status === 'done') return { name: intl.formatMessage(timelineMessages.saidYes, { owner }), text: '' };
  const name = intl.formatMessage(timelineMessages.answers, { owner });
  if (trip.acceptation_expired_on && status === 'current') {
    return {
      name,
      text: by(intl, formatMoment(intl, momentMs(trip.acceptation_expired_on), trip.time_zone)),
    };
  }
  return {
    name,
    text: intl.formatMessage(timelineMessages.within, { hours: BOOKING_DEADLINES.answerHours }),
  };
}

function paid(...[intl, trip, status]: Parameters<DescribeStep>): StepDescription {
  if (status === 'done') {
    const isComplete = !trip.second_payment || trip.second_payment.state === 'done';
    const amount = formatMoney(intl, trip.paid, trip.paid_currency);
    return {
      name: intl.formatMessage(isComplete ? timelineMessages.paid : timelineMessages.firstInstalment, {
        amount,
      }),
      text: trip.confirmed_on ? formatDayOfMoment(intl, trip.confirmed_on, trip.time_zone) : '',
    };
  }
  const isDue = status === 'current' && trip.pay_by;
  return {
    name: intl.formatMessage(timelineMessages.payment),
    text: isDue ? by(intl, formatMoment(intl, momentMs(isDue), trip.time_zone)) : '',
  };
}

function secondInstalment(...[intl, trip, status]: Parameters<DescribeStep>): StepDescription {
  const name = intl.formatMessage(timelineMessages.secondInstalment, { amount: formatAmountDue(intl, trip) });
  const { date = trip.date_from, state } = trip.second_payment ?? {};
  if (state === 'failed' && status === 'current') {
    return { name, text: by(intl, formatPlainDate(intl, lastDayOfSecondInstalment(trip))) };
  }
  return { name, text: intl.formatMessage(timelineMessages.takenOn, { date: formatPlainDate(intl, date) }) };
}

function by(intl: IntlShape, term: string): string {
  return intl.formatMessage(timelineMessages.by, { by: term });
}
