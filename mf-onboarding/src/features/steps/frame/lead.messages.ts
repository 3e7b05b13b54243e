import { defineMessages, type NoMessageValues } from 'react-intl';

import type { Step } from '../../../rules/steps';

export const leadMessages = defineMessages<Record<Step, NoMessageValues>>({
  'vehicle-type': {
    id: 'onboarding.lead.vehicle-type',
    defaultMessage: 'Guests choose the type first. The drawings help.',
    description: 'Below “What kind of camper is it?”',
  },
  'vehicle-properties': {
    id: 'onboarding.lead.vehicle-properties',
    defaultMessage: 'Most answers are in the registration certificate. Have it beside you.',
    description: 'Below “What is it, exactly?”',
  },
  'vehicle-location': {
    id: 'onboarding.lead.vehicle-location',
    defaultMessage: 'Everybody sees the town. The street is shown once a trip is booked.',
    description: 'Below “Where do guests pick it up?”',
  },
  'vehicle-pictures': {
    id: 'onboarding.lead.vehicle-pictures',
    defaultMessage: 'Guests look at the pictures first. You can add more at any time.',
    description: 'Below “Show it the way you love it”',
  },
  'product-price': {
    id: 'onboarding.lead.product-price',
    defaultMessage: 'You can change prices at any time. Booked trips keep theirs.',
    description: 'Below “What does a day cost?”',
  },
  end: {
    id: 'onboarding.lead.end',
    defaultMessage: 'This is what a listing needs before guests can find it.',
    description: 'Below “Your listing”',
  },
});
