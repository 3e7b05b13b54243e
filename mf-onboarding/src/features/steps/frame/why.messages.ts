import { defineMessages, type NoMessageValues } from 'react-intl';

import type { Step } from '../../../rules/steps';

export const whyMessages = defineMessages<Record<Step, NoMessageValues>>({
  'vehicle-type': {
    id: 'onboarding.why.vehicle-type',
    defaultMessage:
      'Insurance and driving licence depend on the type. It is fixed once you send the listing in.',
    description: 'Why the type is asked',
  },
  'vehicle-properties': {
    id: 'onboarding.why.vehicle-properties',
    defaultMessage:
      'Each trip is insured for exactly this vehicle, so plate, weight and value are fixed later. Guests search by seats and beds.',
    description: 'Why the details are asked',
  },
  'vehicle-location': {
    id: 'onboarding.why.vehicle-location',
    defaultMessage: 'Guests search near a place. We create your listing as soon as we know it.',
    description: 'Why the place is asked',
  },
  'vehicle-pictures': {
    id: 'onboarding.why.vehicle-pictures',
    defaultMessage: 'Where and with what a picture was taken is removed from the file.',
    description: 'Beside the pictures of a listing',
  },
  'product-price': {
    id: 'onboarding.why.product-price',
    defaultMessage:
      'Guests pay more in summer. Prices per season let you earn more then and fill the rest of the year.',
    description: 'Why prices are asked',
  },
  end: {
    id: 'onboarding.why.end',
    defaultMessage: 'We look at every new listing, so that guests can rely on what they see.',
    description: 'Why a listing is checked',
  },
});
