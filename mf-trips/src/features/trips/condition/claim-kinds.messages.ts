import { defineMessages, type NoMessageValues } from 'react-intl';

type ClaimKindValues = {
  damage: NoMessageValues;
  cleaning: NoMessageValues;
  fuelKind: NoMessageValues;
  tolls: NoMessageValues;
  kilometres: NoMessageValues;
  other: NoMessageValues;
};

export const claimKindMessages = defineMessages<ClaimKindValues>({
  damage: {
    id: 'trip.condition.damage',
    defaultMessage: 'damage',
    description: 'What a claim is for',
  },
  cleaning: {
    id: 'trip.condition.cleaning',
    defaultMessage: 'cleaning',
    description: 'What a claim is for',
  },
  fuelKind: {
    id: 'trip.condition.fuel',
    defaultMessage: 'fuel',
    description: 'What a claim is for',
  },
  tolls: {
    id: 'trip.condition.tolls',
    defaultMessage: 'tolls',
    description: 'What a claim is for',
  },
  kilometres: {
    id: 'trip.condition.kilometres',
    defaultMessage: 'kilometres beyond the package',
    description: 'What a claim is for',
  },
  other: {
    id: 'trip.condition.other',
    defaultMessage: 'other',
    description: 'What a claim is for',
  },
});
