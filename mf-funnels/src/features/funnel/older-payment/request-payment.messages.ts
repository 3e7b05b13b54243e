import { defineMessages, type NoMessageValues } from 'react-intl';

import type { RequestName } from '../../../rules/payment/request-payment';

type Values = Record<RequestName, { days: number }> & {
  back: NoMessageValues;
  label: NoMessageValues;
  payBy: { moment: string };
  total: NoMessageValues;
};

/** Payments after the booking. */
export const requestPaymentMessages = defineMessages<Values>({
  back: {
    id: 'funnel.later.back',
    defaultMessage: 'Your trip',
    description: 'Link from the payment to the trip',
  },
  label: {
    id: 'funnel.later.label',
    defaultMessage: 'What you pay for',
    description: 'Name of the box beside the payment, read aloud',
  },
  payBy: {
    id: 'funnel.later.pay-by',
    defaultMessage: 'Pay by {moment}',
    description: 'Badge. moment: a day and an hour',
  },
  total: { id: 'funnel.later.total', defaultMessage: 'To pay', description: 'Before the amount' },
  days: {
    id: 'funnel.later.days',
    defaultMessage: '{days, plural, one {# more day} other {# more days}}',
    description: 'Purpose of a payment: days added to a trip',
  },
  moved: {
    id: 'funnel.later.moved',
    defaultMessage: 'Other dates',
    description: 'Purpose of a payment: a trip that was moved',
  },
  kilometres: {
    id: 'funnel.later.kilometres',
    defaultMessage: 'More kilometres',
    description: 'Purpose of a payment: a larger package of kilometres',
  },
  insuredDays: {
    id: 'funnel.later.insured-days',
    defaultMessage: '{days, plural, one {# insured day} other {# insured days}}',
    description: 'Purpose of a payment: days on which the camper is insured before or after the trip',
  },
  secondDriver: {
    id: 'funnel.later.second-driver',
    defaultMessage: 'A second driver',
    description: 'Purpose of a payment',
  },
  rentalCover: {
    id: 'funnel.later.rental-cover',
    defaultMessage: 'Rental cover',
    description: 'Purpose of a payment',
  },
  buyback: {
    id: 'funnel.later.buyback',
    defaultMessage: 'Reduced excess',
    description: 'Purpose of a payment: the insurance keeps less of the deposit',
  },
});
