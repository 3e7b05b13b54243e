import { defineMessages, type NoMessageValues } from 'react-intl';

import type { Step } from '../../rules/steps';

export const stepTitles = defineMessages<Record<Step, NoMessageValues>>({
  'vehicle-type': {
    id: 'onboarding.title.vehicle-type',
    defaultMessage: 'What kind of camper is it?',
    description: 'Heading of the first step of a new listing',
  },
  'vehicle-properties': {
    id: 'onboarding.title.vehicle-properties',
    defaultMessage: 'What is it, exactly?',
    description: 'Heading of the step about the vehicle',
  },
  'vehicle-location': {
    id: 'onboarding.title.vehicle-location',
    defaultMessage: 'Where do guests pick it up?',
    description: 'Heading of the step about the place',
  },
  'vehicle-pictures': {
    id: 'onboarding.title.vehicle-pictures',
    defaultMessage: 'Show it the way you love it',
    description: 'Heading of the step about pictures',
  },
  'product-price': {
    id: 'onboarding.title.product-price',
    defaultMessage: 'What does a day cost?',
    description: 'Heading of the step about prices',
  },
  end: {
    id: 'onboarding.title.end',
    defaultMessage: 'Your listing',
    description: 'Heading of the last step: how far the listing has come',
  },
});
