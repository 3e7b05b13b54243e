import { defineMessages, type NoMessageValues } from 'react-intl';

type PlanValues = {
  title: NoMessageValues;
  untilAll: { until: string };
  untilAmount: { until: string; amount: string };
  after: { amount: string };
  here: NoMessageValues;
  hereWithDays: { days: number };
  over: NoMessageValues;
  grace: { hours: number };
  onTime: { percent: number; owner: string };
  tooLate: NoMessageValues;
  notCharged: NoMessageValues;
  chargedBefore: { price: string };
};

export const plansMessages = defineMessages<PlanValues>({
  title: {
    id: 'cancel.plans.title',
    defaultMessage: 'What depends on the day',
    description: 'Heading over what is refunded until when',
  },
  untilAll: {
    id: 'cancel.plans.until-all',
    defaultMessage: 'Until {until}: everything',
    description: 'Until when what is refunded. until: day and hour',
  },
  untilAmount: {
    id: 'cancel.plans.until-amount',
    defaultMessage: 'Until {until}: {amount}',
    description: 'Until when what is refunded. until: day and hour',
  },
  after: {
    id: 'cancel.plans.after',
    defaultMessage: 'After that, until the pick-up: {amount}',
    description: 'What is refunded last',
  },
  here: {
    id: 'cancel.plans.here',
    defaultMessage: 'You are here.',
    description: 'On the line of time',
  },
  hereWithDays: {
    id: 'cancel.plans.here-with-days',
    defaultMessage:
      'You are here, {days, plural, =0 {on the last day} one {# day left} other {# days left}}.',
    description: 'On the line of time',
  },
  over: {
    id: 'cancel.plans.over',
    defaultMessage: 'This time is over.',
    description: 'On the line of time',
  },
  grace: {
    id: 'cancel.plans.grace',
    defaultMessage:
      'In the first {hours, plural, one {hour} other {# hours}} after the confirmation, all you paid is refunded.',
    description: 'What is refunded',
  },
  onTime: {
    id: 'cancel.plans.on-time',
    defaultMessage:
      'Refunded: {percent, number, ::percent scale/0.01} of {owner}’s part, and the insurance, rental cover and second driver.',
    description: 'What is refunded; the owner’s part is the price without fees and insurance',
  },
  tooLate: {
    id: 'cancel.plans.too-late',
    defaultMessage: 'Refunded: only the insurance, rental cover and second driver.',
    description: 'What is refunded of a late cancellation',
  },
  notCharged: {
    id: 'cancel.plans.not-charged',
    defaultMessage: 'The second payment is not charged.',
    description: 'On the line of time, for a trip of which half is paid',
  },
  chargedBefore: {
    id: 'cancel.plans.charged-before',
    defaultMessage: 'By then the second payment is charged, so you have paid {price}.',
    description: 'On the line of time, for a trip of which half is paid',
  },
});
