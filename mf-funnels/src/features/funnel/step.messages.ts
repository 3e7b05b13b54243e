import { defineMessages, type NoMessageValues } from 'react-intl';

import type { FunnelStep } from '../../rules/funnel/funnel-steps';

type StepNames = FunnelStep | 'label' | 'dates' | 'sent' | 'booked';

/** Names of the steps in the line above the page: one word if possible. */
export const stepMessages = defineMessages<Record<StepNames, NoMessageValues>>({
  label: {
    id: 'funnel.step.label',
    defaultMessage: 'Steps of the booking',
    description: 'Name of the list of steps above the page, for people who listen to it',
  },
  dates: { id: 'funnel.step.dates', defaultMessage: 'Dates', description: 'First step, always done' },
  'user-details': {
    id: 'funnel.step.you',
    defaultMessage: 'You',
    description: 'Step: name, birthday, phone and licence of who drives',
  },
  'travel-details': {
    id: 'funnel.step.trip',
    defaultMessage: 'Trip',
    description: 'Step: what the trip is for and how many travel',
  },
  insurance: {
    id: 'funnel.step.insurance',
    defaultMessage: 'Insurance',
    description: 'Step: which insurance',
  },
  'cancel-insurance': {
    id: 'funnel.step.cancel',
    defaultMessage: 'Cancellation',
    description: 'Step: an insurance for the case that the guest has to cancel',
  },
  'message-owner': {
    id: 'funnel.step.message',
    defaultMessage: 'Message',
    description: 'Step: some words to the owner',
  },
  summary: { id: 'funnel.step.summary', defaultMessage: 'Check', description: 'Step: look at all again' },
  payment: { id: 'funnel.step.payment', defaultMessage: 'Payment', description: 'Step: pay' },
  'payment-callback': {
    id: 'funnel.step.callback',
    defaultMessage: 'Bank',
    description: 'Step: back from the bank, shown for a moment',
  },
  'payment-waiting': {
    id: 'funnel.step.waiting',
    defaultMessage: 'Payment under way',
    description: 'Title of the page that follows a payment until it is known what came of it',
  },
  'payment-error': {
    id: 'funnel.step.error',
    defaultMessage: 'Not paid',
    description: 'Title of the page that says why a payment came to nothing',
  },
  success: { id: 'funnel.step.success', defaultMessage: 'Done', description: 'The last step' },
  sent: { id: 'funnel.step.sent', defaultMessage: 'Sent', description: 'Last step of a request' },
  booked: { id: 'funnel.step.booked', defaultMessage: 'Booked', description: 'Last step of a booking' },
});
