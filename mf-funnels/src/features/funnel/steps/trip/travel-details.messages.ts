import { defineMessages, type NoMessageValues } from 'react-intl';

type TripValues = {
  purpose: NoMessageValues;
  choose: NoMessageValues;
  noPurpose: NoMessageValues;
  travellers: NoMessageValues;
  travellersHint: NoMessageValues;
  travellerCount: { count: number };
};

export const tripMessages = defineMessages<TripValues>({
  purpose: {
    id: 'funnel.trip.purpose',
    defaultMessage: 'Purpose of the trip',
    description: 'Label of a choice: purpose of the trip',
  },
  choose: {
    id: 'funnel.trip.choose',
    defaultMessage: 'Choose',
    description: 'First line of the choice while nothing is chosen',
  },
  noPurpose: {
    id: 'funnel.trip.no-purpose',
    defaultMessage: 'Choose the purpose of the trip.',
    description: 'Error of the choice',
  },
  travellers: {
    id: 'funnel.trip.travellers',
    defaultMessage: 'How many people are travelling?',
    description: 'Label of a choice of numbers',
  },
  travellersHint: {
    id: 'funnel.trip.travellers-hint',
    defaultMessage: 'Children count too: each needs a seat with a belt.',
    description: 'Under the label of travellers',
  },
  travellerCount: {
    id: 'funnel.trip.count',
    defaultMessage: '{count, plural, one {# traveller} other {# travellers}}',
    description: 'So many people on the trip',
  },
});
