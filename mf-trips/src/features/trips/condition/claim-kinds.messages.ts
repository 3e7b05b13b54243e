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
    description: 'Reason of a claim',
  },
  cleaning: {
    id: 'trip.condition.cleaning',
    defaultMessage: 'cleaning',
    description: 'Reason of a claim',
  },
  fuelKind: {
    id: 'trip.condition.fuel',
    defaultMessage: 'fuel',
    description: 'Reason of a claim',
  },
  tolls: {
    id: 'trip.condition.tolls',
    defaultMessage: 'tolls',
    description: 'Reason of a claim',
  },
  kilometres: {
    id: 'trip.condition.kilometres',
    defaultMessage: 'kilometres beyond the package',
    description: 'Reason of a claim',
  },
  other: {
    id: 'trip.condition.other',
    defaultMessage: 'other',
    description: 'Reason of a claim',
  },
});
