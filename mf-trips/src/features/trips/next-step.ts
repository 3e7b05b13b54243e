import type { IntlShape } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { daysBetween, momentMs, plainDate } from '@campavia/domain';
import { formatMoment, formatMoney, formatPlainDate } from '@campavia/i18n';
import { formatDayOfMoment, formatHandover } from '@campavia/parts/handover-times';

import { findAmountDue } from '../../rules/amount-due';
import { lastDayOfReview, lastDayOfSecondInstalment } from '../../rules/trip-deadlines';
import type { TripStatus } from '../../rules/trip-status';

import { nextStepMessages, type NextValues } from './next-step.messages';

export function describeNextStep(
  intl: IntlShape,
  trip: GuestBooking,
  status: TripStatus,
  today: string,
): string {
  const values: NextValues = {
    owner: trip.owner.first_name,
    city: trip.camper.city,
    by: formatDeadline(intl, trip, status),
    amount: formatAmountDue(intl, trip),
    days: daysBetween(plainDate(today), plainDate(trip.date_from)),
  };
  const isBeingPaid = findAmountDue(status, trip)?.isBeingPaid;
  return intl.formatMessage(nextStepMessages[isBeingPaid ? 'beingPaid' : status], { ...values });
}

type FormatDeadline = (intl: IntlShape, trip: GuestBooking) => string;

const DEADLINES: Partial<Record<TripStatus, FormatDeadline>> = {
  requested: (intl, trip) => formatMomentIfAny(intl, trip.acceptation_expired_on, trip),
  instantUnpaid: (intl, trip) => formatMomentIfAny(intl, trip.pay_by, trip),
  accepted: (intl, trip) => formatMomentIfAny(intl, trip.pay_by, trip),
  firstInstalmentPaid: (intl, trip) => formatPlainDate(intl, trip.second_payment?.date ?? trip.date_from),
  secondInstalmentFailed: (intl, trip) => formatPlainDate(intl, lastDayOfSecondInstalment(trip)),
  booked: (intl, trip) => formatHandover(intl, trip.date_from, trip.hour_from),
  ongoing: (intl, trip) => formatHandover(intl, trip.date_to, trip.hour_to),
  finished: (intl, trip) => formatPlainDate(intl, lastDayOfReview(trip)),
  cancelledByGuest: formatEndDate,
  cancelledByOwner: formatEndDate,
  cancelledByStaff: formatEndDate,
  cancelledByBoth: formatEndDate,
};

export function formatDeadline(intl: IntlShape, trip: GuestBooking, status: TripStatus): string {
  return DEADLINES[status]?.(intl, trip) ?? '';
}

/** The amount due next: the second instalment, or else the price. */
export function formatAmountDue(
  intl: IntlShape,
  { second_payment, price, price_currency }: GuestBooking,
): string {
  return second_payment
    ? formatMoney(intl, second_payment.amount, second_payment.amount_currency)
    : formatMoney(intl, price, price_currency);
}

function formatMomentIfAny(intl: IntlShape, moment: string | null, { time_zone }: GuestBooking): string {
  return moment ? formatMoment(intl, momentMs(moment), time_zone) : '';
}

function formatEndDate(intl: IntlShape, { ended_on, created_on, time_zone }: GuestBooking): string {
  return formatDayOfMoment(intl, ended_on ?? created_on, time_zone);
}
