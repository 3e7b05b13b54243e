import { defineMessages } from 'react-intl';

import type { FunnelStep } from '../rules/funnel-steps';

/** The last step is another one where the trip is booked. */
type Heads = Record<Exclude<FunnelStep, 'payment-waiting' | 'payment-error'> | 'booked', { owner: string }>;

/** Heading of each step. */
export const titleMessages = defineMessages<Heads>({
  'user-details': {
    id: 'funnel.head.you',
    defaultMessage: 'Who drives?',
    description: 'Heading of the step with name, birthday, phone and licence',
  },
  'travel-details': {
    id: 'funnel.head.trip',
    defaultMessage: 'What kind of trip is it?',
    description: 'Heading of the step with purpose and number of travellers',
  },
  insurance: {
    id: 'funnel.head.insurance',
    defaultMessage: 'How much should the insurance carry?',
    description: 'Heading of the step with the insurances',
  },
  'cancel-insurance': {
    id: 'funnel.head.cancel',
    defaultMessage: 'And if plans change?',
    description: 'Heading of the step with the cancellation insurance',
  },
  'message-owner': {
    id: 'funnel.head.message',
    defaultMessage: 'Some words to {owner}',
    description: 'Heading of the step with the message. owner: first name',
  },
  summary: {
    id: 'funnel.head.summary',
    defaultMessage: 'Is everything right?',
    description: 'Heading of the step where all is looked at again',
  },
  payment: { id: 'funnel.head.payment', defaultMessage: 'Pay', description: 'Heading of the payment' },
  'payment-callback': {
    id: 'funnel.head.callback',
    defaultMessage: 'Back from your bank',
    description: 'Heading while it is asked what came of a payment',
  },
  success: {
    id: 'funnel.head.success',
    defaultMessage: '{owner} has your request',
    description: 'Heading once a request is sent. owner: first name',
  },
  booked: {
    id: 'funnel.head.booked',
    defaultMessage: 'The trip is yours',
    description: 'Heading once a trip is booked',
  },
});

/** The calm line under it. */
export const leadMessages = defineMessages<Heads>({
  'user-details': {
    id: 'funnel.head.you-lead',
    defaultMessage: 'The insurance wants to know, and {owner} wants to reach you.',
    description: 'Under "Who drives?". owner: first name',
  },
  'travel-details': {
    id: 'funnel.head.trip-lead',
    defaultMessage: 'So that {owner} knows whom the camper takes along.',
    description: 'Under "What kind of trip is it?". owner: first name',
  },
  insurance: {
    id: 'funnel.head.insurance-lead',
    defaultMessage:
      'The excess is what you would pay yourself after damage. Breakdown help, day and night, is in all of them.',
    description: 'Under the heading of the insurances',
  },
  'cancel-insurance': {
    id: 'funnel.head.cancel-lead',
    defaultMessage: 'What the usual refund does not give back, the insurer does.',
    description: 'Under "And if plans change?"',
  },
  'message-owner': {
    id: 'funnel.head.message-lead',
    defaultMessage: 'Who you are, where you want to go. {owner} lends a camper, not a number.',
    description: 'Under the heading of the message. owner: first name',
  },
  summary: {
    id: 'funnel.head.summary-lead',
    defaultMessage: 'Each line leads back to where it can be changed.',
    description: 'Under "Is everything right?"',
  },
  payment: {
    id: 'funnel.head.payment-lead',
    defaultMessage: 'The money reaches {owner} a day after the pick-up, not before.',
    description: 'Under the heading of the payment. owner: first name',
  },
  'payment-callback': {
    id: 'funnel.head.callback-lead',
    defaultMessage: 'A moment: we ask what came of it.',
    description: 'Under "Back from your bank"',
  },
  success: {
    id: 'funnel.head.success-lead',
    defaultMessage: 'The wheels turn from here. You will hear from {owner} by mail.',
    description: 'Under the heading once a request is sent. owner: first name',
  },
  booked: {
    id: 'funnel.head.booked-lead',
    defaultMessage: 'It is confirmed. {owner} is told at this moment.',
    description: 'Under "The trip is yours". owner: first name',
  },
});
