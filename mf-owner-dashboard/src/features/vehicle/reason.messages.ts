import { defineMessages, type NoMessageValues } from 'react-intl';

type ReasonValues = {
  title: NoMessageValues;
  insured: NoMessageValues;
  insuredText: NoMessageValues;
  weight: NoMessageValues;
  weightText: NoMessageValues;
  seats: NoMessageValues;
  seatsText: NoMessageValues;
};

export const reasonMessages = defineMessages<ReasonValues>({
  title: {
    id: 'owner-vehicle.why-title',
    defaultMessage: 'Why we ask',
    description: 'Heading',
  },
  insured: {
    id: 'owner-vehicle.why-insured',
    defaultMessage: 'Plate, year, weight, worth',
    description: 'A question whose reason follows',
  },
  insuredText: {
    id: 'owner-vehicle.why-insured-text',
    defaultMessage:
      'The insurance of every trip is made out for exactly this vehicle. They are fixed once the listing was sent in.',
    description: 'Why plate, year, weight and worth are asked',
  },
  weight: {
    id: 'owner-vehicle.why-weight',
    defaultMessage: 'Weight',
    description: 'A question whose reason follows',
  },
  weightText: {
    id: 'owner-vehicle.why-weight-text',
    defaultMessage:
      'Up to 3,500 kg is licence B, above it C. We show your camper only to guests who may drive it.',
    description: 'Why the weight is asked',
  },
  seats: {
    id: 'owner-vehicle.why-seats',
    defaultMessage: 'Seats and beds',
    description: 'A question whose reason follows',
  },
  seatsText: {
    id: 'owner-vehicle.why-seats-text',
    defaultMessage: 'Guests search by them first.',
    description: 'Why seats and beds are asked',
  },
});
