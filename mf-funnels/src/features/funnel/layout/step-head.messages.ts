import { defineMessages } from 'react-intl';

import type { FunnelStep } from '../../../rules/funnel/funnel-steps';

/** The last step has another heading once the trip is booked. */
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
    defaultMessage: 'Which insurance would you like?',
    description: 'Heading of the step with the insurances',
  },
  'cancel-insurance': {
    id: 'funnel.head.cancel',
    defaultMessage: 'And if plans change?',
    description: 'Heading of the step with the cancellation insurance',
  },
  'message-owner': {
    id: 'funnel.head.message',
    defaultMessage: 'A message to {owner}',
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

/** The sentence below the heading. */
export const leadMessages = defineMessages<Heads>({
  'user-details': {
    id: 'funnel.head.you-lead',
    defaultMessage: 'The insurer needs to know, and {owner} needs to reach you.',
    description: 'Under "Who drives?". owner: first name',
  },
  'travel-details': {
    id: 'funnel.head.trip-lead',
    defaultMessage: 'So that {owner} knows who is travelling.',
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
    defaultMessage: 'What the usual refund does not cover, the insurer refunds.',
    description: 'Under "And if plans change?"',
  },
  'message-owner': {
    id: 'funnel.head.message-lead',
    defaultMessage: 'Who you are, where you want to go. {owner} rents to people, not to numbers.',
    description: 'Under the heading of the message. owner: first name',
  },
  summary: {
    id: 'funnel.head.summary-lead',
    defaultMessage: 'Each line leads back to where it can be changed.',
    description: 'Under "Is everything right?"',
  },
  payment: {
    id: 'funnel.head.payment-lead',
    defaultMessage: '{owner} is paid a day after the pick-up, not before.',
    description: 'Under the heading of the payment. owner: first name',
  },
  'payment-callback': {
    id: 'funnel.head.callback-lead',
    defaultMessage: 'One moment: we are checking the payment.',
    description: 'Under "Back from your bank"',
  },
  success: {
    id: 'funnel.head.success-lead',
    defaultMessage: '{owner} answers you by e-mail.',
    description: 'Under the heading once a request is sent. owner: first name',
  },
  booked: {
    id: 'funnel.head.booked-lead',
    defaultMessage: 'It is confirmed. We are letting {owner} know right now.',
    description: 'Under "The trip is yours". owner: first name',
  },
});
