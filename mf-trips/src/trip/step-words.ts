import type { IntlShape } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { BOOKING_TERMS, momentMs } from '@campavia/domain';
import { formatMoment, formatMoney, formatPlainDate } from '@campavia/i18n';

import { lastDayOfReview, lastDayOfSecondHalf, paperTerms } from '../rules/trip-terms';
import type { WayStep, WayStepName } from '../rules/trip-way';

import { dueWords } from './next-words';
import { dayOfMoment, handOverWords } from './time-words';
import { wayMessages } from './way.messages';

export interface StepWords {
  name: string;
  /** When, or until when; may be nothing. */
  text: string;
}

type Telling = (intl: IntlShape, trip: GuestBooking, standing: WayStep['standing']) => StepWords;

const TELLINGS: Record<WayStepName, Telling> = {
  sent,
  answered,
  paid,
  secondHalf,
  papers: (intl, trip) => {
    const { there, judged } = paperTerms(trip);
    const words = (ms: number) => formatMoment(intl, ms, trip.time_zone);
    const values = { there: words(there), judged: words(judged) };
    return {
      name: intl.formatMessage(wayMessages.papers),
      text: intl.formatMessage(wayMessages.papersBy, values),
    };
  },
  pickUp: (intl, { camper, date_from, hour_from }) => ({
    name: intl.formatMessage(wayMessages.pickUp, { city: camper.city }),
    text: handOverWords(intl, date_from, hour_from),
  }),
  giveBack: (intl, { date_to, hour_to }) => ({
    name: intl.formatMessage(wayMessages.giveBack),
    text: handOverWords(intl, date_to, hour_to),
  }),
  review: (intl, trip) => ({
    name: intl.formatMessage(wayMessages.review),
    text: by(intl, formatPlainDate(intl, lastDayOfReview(trip))),
  }),
};

/** What a step is called, and when it is due or was done. */
export function stepWords(intl: IntlShape, trip: GuestBooking, { name, standing }: WayStep): StepWords {
  return TELLINGS[name](intl, trip, standing);
}

function sent(...[intl, trip, standing]: Parameters<Telling>): StepWords {
  const date = dayOfMoment(intl, trip.created_on, trip.time_zone);
  return {
    name: intl.formatMessage(standing === 'done' ? wayMessages.sent : wayMessages.toSend),
    text: intl.formatMessage(wayMessages.begunOn, { date }),
  };
}

function answered(...[intl, trip, standing]: Parameters<Telling>): StepWords {
  const owner = trip.owner.first_name;
  if (standing === 'done') return { name: intl.formatMessage(wayMessages.saidYes, { owner }), text: '' };
  const name = intl.formatMessage(wayMessages.answers, { owner });
  if (trip.acceptation_expired_on && standing === 'now') {
    return {
      name,
      text: by(intl, formatMoment(intl, momentMs(trip.acceptation_expired_on), trip.time_zone)),
    };
  }
  return { name, text: intl.formatMessage(wayMessages.within, { hours: BOOKING_TERMS.answerHours }) };
}

function paid(...[intl, trip, standing]: Parameters<Telling>): StepWords {
  if (standing === 'done') {
    const isWhole = !trip.second_payment || trip.second_payment.state === 'done';
    const amount = formatMoney(intl, trip.paid, trip.paid_currency);
    return {
      name: intl.formatMessage(isWhole ? wayMessages.paid : wayMessages.firstHalf, { amount }),
      text: trip.confirmed_on ? dayOfMoment(intl, trip.confirmed_on, trip.time_zone) : '',
    };
  }
  const isDue = standing === 'now' && trip.pay_by;
  return {
    name: intl.formatMessage(wayMessages.payment),
    text: isDue ? by(intl, formatMoment(intl, momentMs(isDue), trip.time_zone)) : '',
  };
}

function secondHalf(...[intl, trip, standing]: Parameters<Telling>): StepWords {
  const name = intl.formatMessage(wayMessages.secondHalf, { amount: dueWords(intl, trip) });
  const { date = trip.date_from, state } = trip.second_payment ?? {};
  if (state === 'failed' && standing === 'now') {
    return { name, text: by(intl, formatPlainDate(intl, lastDayOfSecondHalf(trip))) };
  }
  return { name, text: intl.formatMessage(wayMessages.takenOn, { date: formatPlainDate(intl, date) }) };
}

function by(intl: IntlShape, term: string): string {
  return intl.formatMessage(wayMessages.by, { by: term });
}
