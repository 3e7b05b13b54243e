import { defineMessages, type NoMessageValues } from 'react-intl';

type FinderValues = {
  label: NoMessageValues;
  place: NoMessageValues;
  placePlaceholder: NoMessageValues;
  nearYou: NoMessageValues;
  roundPoint: NoMessageValues;
  dates: NoMessageValues;
  datesPlaceholder: NoMessageValues;
  travellers: NoMessageValues;
  anyTravellers: NoMessageValues;
  travellersValue: { count: number };
  mostTravellers: { count: number };
  fewer: NoMessageValues;
  more: NoMessageValues;
  submit: NoMessageValues;
  cancel: NoMessageValues;
};

export const finderMessages = defineMessages<FinderValues>({
  label: {
    id: 'search.finder.label',
    defaultMessage: 'Find a camper',
    description: 'Name of the search form, read aloud',
  },
  place: {
    id: 'search.finder.place',
    defaultMessage: 'Where from',
    description: 'Label of the field for the place where the trip starts; above the value, keep it short',
  },
  placePlaceholder: {
    id: 'search.finder.place-placeholder',
    defaultMessage: 'Town, region or country',
    description: 'In the empty place field',
  },
  nearYou: {
    id: 'search.finder.near-you',
    defaultMessage: 'Near you',
    description: 'Value of that field when the place is where the reader is just now',
  },
  roundPoint: {
    id: 'search.finder.near-point',
    defaultMessage: 'Near this point',
    description: 'Value of the place field when the search looks around a point that the address names',
  },
  dates: {
    id: 'search.finder.dates',
    defaultMessage: 'Dates',
    description: 'Label of the field for the days of the trip',
  },
  datesPlaceholder: {
    id: 'search.finder.dates-placeholder',
    defaultMessage: 'First and last day',
    description: 'In the empty field for the days of the trip',
  },
  travellers: {
    id: 'search.finder.travellers',
    defaultMessage: 'People',
    description: 'Label of the field for the number of people who sleep in the camper',
  },
  anyTravellers: {
    id: 'search.finder.any-travellers',
    defaultMessage: 'Any number',
    description: 'Value of that field while no number is chosen',
  },
  travellersValue: {
    id: 'search.finder.travellers-value',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'How many people sleep in the camper',
  },
  mostTravellers: {
    id: 'search.finder.most-travellers',
    defaultMessage: '{count, plural, one {# person or more} other {# people or more}}',
    description: 'The highest value of the field for the number of people',
  },
  fewer: {
    id: 'search.finder.fewer',
    defaultMessage: 'One fewer',
    description: 'Label of the minus button beside the number of people',
  },
  more: {
    id: 'search.finder.more',
    defaultMessage: 'One more',
    description: 'Label of the plus button beside the number of people',
  },
  submit: {
    id: 'search.finder.submit',
    defaultMessage: 'Find campers',
    description: 'The main button of the search form',
  },
  cancel: {
    id: 'search.finder.cancel',
    defaultMessage: 'Cancel',
    description: 'Closes the search form on the results page without a new search',
  },
});
