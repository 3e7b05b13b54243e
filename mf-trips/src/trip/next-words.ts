import type { IntlShape } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { daysBetween, momentMs, plainDate } from '@campavia/domain';
import { formatMoment, formatMoney, formatPlainDate } from '@campavia/i18n';

import { dueNowOf } from '../rules/pay-now';
import { lastDayOfReview, lastDayOfSecondHalf } from '../rules/trip-terms';
import type { TripStanding } from '../rules/trip-standing';

import { nextMessages, type NextValues } from './next.messages';
import { dayOfMoment, handOverWords } from './time-words';

/** What happens next with a trip, and until when. */
export function nextWords(
  intl: IntlShape,
  trip: GuestBooking,
  standing: TripStanding,
  today: string,
): string {
  const values: NextValues = {
    owner: trip.owner.first_name,
    city: trip.camper.city,
    by: termWords(intl, trip, standing),
    amount: dueWords(intl, trip),
    days: daysBetween(plainDate(today), plainDate(trip.date_from)),
  };
  const isBeingPaid = dueNowOf(standing, trip)?.isBeingPaid;
  return intl.formatMessage(nextMessages[isBeingPaid ? 'beingPaid' : standing], { ...values });
}

type Term = (intl: IntlShape, trip: GuestBooking) => string;

const TERMS: Partial<Record<TripStanding, Term>> = {
  asked: (intl, trip) => momentOrNone(intl, trip.acceptation_expired_on, trip),
  instantUnpaid: (intl, trip) => momentOrNone(intl, trip.pay_by, trip),
  accepted: (intl, trip) => momentOrNone(intl, trip.pay_by, trip),
  halfPaid: (intl, trip) => formatPlainDate(intl, trip.second_payment?.date ?? trip.date_from),
  halfFailed: (intl, trip) => formatPlainDate(intl, lastDayOfSecondHalf(trip)),
  booked: (intl, trip) => handOverWords(intl, trip.date_from, trip.hour_from),
  onTheRoad: (intl, trip) => handOverWords(intl, trip.date_to, trip.hour_to),
  finished: (intl, trip) => formatPlainDate(intl, lastDayOfReview(trip)),
  calledOffByGuest: endWords,
  calledOffByOwner: endWords,
  calledOffByStaff: endWords,
  calledOffByBoth: endWords,
};

/** The moment or day that a trip's standing ends with; nothing where no clock runs. */
export function termWords(intl: IntlShape, trip: GuestBooking, standing: TripStanding): string {
  return TERMS[standing]?.(intl, trip) ?? '';
}

/** What is due next: the second half, or else the price. */
export function dueWords(intl: IntlShape, { second_payment, price, price_currency }: GuestBooking): string {
  return second_payment
    ? formatMoney(intl, second_payment.amount, second_payment.amount_currency)
    : formatMoney(intl, price, price_currency);
}

function momentOrNone(intl: IntlShape, moment: string | null, { time_zone }: GuestBooking): string {
  return moment ? formatMoment(intl, momentMs(moment), time_zone) : '';
}

function endWords(intl: IntlShape, { ended_on, created_on, time_zone }: GuestBooking): string {
  return dayOfMoment(intl, ended_on ?? created_on, time_zone);
}
