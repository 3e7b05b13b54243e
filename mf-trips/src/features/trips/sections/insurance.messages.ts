import { defineMessages, type NoMessageValues } from 'react-intl';

type InsuranceValues = {
  title: NoMessageValues;
  atMost: NoMessageValues;
  damage: NoMessageValues;
  upperParts: NoMessageValues;
  burglary: NoMessageValues;
  glass: NoMessageValues;
  ownUnknown: { owner: string };
  ownConditions: NoMessageValues;
  secondDriver: NoMessageValues;
  rentalCover: NoMessageValues;
  cancellation: NoMessageValues;
};

export const insuranceMessages = defineMessages<InsuranceValues>({
  title: {
    id: 'trip.cover.title',
    defaultMessage: 'How you are insured',
    description: 'Heading over the insurance of a trip',
  },
  atMost: {
    id: 'trip.cover.at-most',
    defaultMessage: 'You pay at most',
    description: 'Over what a guest pays of a damage',
  },
  damage: {
    id: 'trip.cover.damage',
    defaultMessage: 'Damage',
    description: 'Kind of damage',
  },
  upperParts: {
    id: 'trip.cover.upper-parts',
    defaultMessage: 'Roof and high parts',
    description: 'Kind of damage: roof and above',
  },
  burglary: {
    id: 'trip.cover.burglary',
    defaultMessage: 'Burglary',
    description: 'Kind of damage',
  },
  glass: {
    id: 'trip.cover.glass',
    defaultMessage: 'Broken glass',
    description: 'Kind of damage',
  },
  ownUnknown: {
    id: 'trip.cover.own-unknown',
    defaultMessage: '{owner} has not added the conditions of this insurance. Ask for them before you leave.',
    description: 'In place of the conditions of the insurance of the owner. owner: first name',
  },
  ownConditions: {
    id: 'trip.cover.own-conditions',
    defaultMessage: 'Conditions this trip was booked with',
    description: 'Above the files with the conditions of the insurance of the owner',
  },
  secondDriver: {
    id: 'trip.cover.second-driver',
    defaultMessage: 'Second driver, insured as you are',
    description: 'What was added to the insurance',
  },
  rentalCover: {
    id: 'trip.cover.rental-cover',
    defaultMessage: 'Rental cover, refunds what the insurance keeps',
    description: 'What was added to the insurance',
  },
  cancellation: {
    id: 'trip.cover.cancellation',
    defaultMessage: 'Cancellation insurance',
    description: 'What was added to the insurance',
  },
});
