import { defineMessages, type NoMessageValues } from 'react-intl';

type NoValues = NoMessageValues;
type FormValues = {
  clear: NoValues;
  close: NoValues;
  found: { count: number };
  foundMany: { count: string };
  show: { count: number };
  showMany: { count: string };
  showSome: NoValues;
  any: NoValues;
  atLeast: { least: string };
  seats: NoValues;
  radius: NoValues;
  usualRadius: NoValues;
  vehicle: NoValues;
  height: NoValues;
  otherHeight: NoValues;
  licence: NoValues;
  hire: NoValues;
  owner: NoValues;
  rating: NoValues;
  equipment: NoValues;
  chosen: { count: number };
  leastPrice: NoValues;
  mostPrice: NoValues;
  noPrice: NoValues;
  belowLeast: { amount: string };
  noHeight: { example: string };
  oddHeight: { least: string; most: string };
};

export const formMessages = defineMessages<FormValues>({
  clear: {
    id: 'filters.form.clear',
    defaultMessage: 'Clear all',
    description: 'Button: takes all filters off',
  },
  close: {
    id: 'filters.form.close',
    defaultMessage: 'Close the filters',
    description: 'Read aloud on the cross of the column with all filters',
  },
  found: {
    id: 'filters.form.found',
    defaultMessage: '{count, plural, =0 {No camper matches} one {# camper matches} other {# campers match}}',
    description: 'Below the filters: how many results there are with them. Also read aloud when it changes',
  },
  foundMany: {
    id: 'filters.form.found-many',
    defaultMessage: '{count} campers match',
    description: 'The same when there are so many or more. count: “1,000+”',
  },
  show: {
    id: 'filters.form.show',
    defaultMessage: '{count, plural, =0 {No camper matches} one {Show # camper} other {Show # campers}}',
    description: 'Button at the end of the filters: searches with them. count: the results there will be',
  },
  showMany: {
    id: 'filters.form.show-many',
    defaultMessage: 'Show {count} campers',
    description: 'The same button when there are so many or more. count: “1,000+”',
  },
  showSome: {
    id: 'filters.form.show-some',
    defaultMessage: 'Show campers',
    description: 'The same button while the number of results is not known',
  },
  any: {
    id: 'filters.form.any',
    defaultMessage: 'Any',
    description: 'First of a few choices of one filter: the filter is off. As short as possible',
  },
  atLeast: {
    id: 'filters.form.at-least',
    defaultMessage: '{least}+',
    description: 'One of a few choices of a filter: so many beds, seats or stars, or more',
  },
  seats: {
    id: 'filters.form.seats',
    defaultMessage: 'Seats',
    description: 'Filter: for how many people there are seats with a belt',
  },
  radius: {
    id: 'filters.form.radius',
    defaultMessage: 'Distance',
    description: 'Filter: the distance from the place of the search',
  },
  usualRadius: {
    id: 'filters.form.usual-radius',
    defaultMessage: 'Usual distance',
    description: 'First choice of that filter: as far as the site looks around that place by itself',
  },
  vehicle: {
    id: 'filters.form.vehicle',
    defaultMessage: 'Vehicle',
    description: 'Heading over filters about the vehicle: gear, access',
  },
  height: {
    id: 'filters.form.height',
    defaultMessage: 'Maximum height',
    description: 'Filter: how high the vehicle may be, for garages and bridges',
  },
  otherHeight: {
    id: 'filters.form.other-height',
    defaultMessage: 'Another height, in metres',
    description: 'Label of the field beside a few heights to choose from',
  },
  licence: {
    id: 'filters.form.licence',
    defaultMessage: 'Driving licence',
    description: 'Filter: driving licence of category B or C',
  },
  hire: {
    id: 'filters.form.hire',
    defaultMessage: 'Rental terms',
    description: 'Heading over filters about the terms: instant booking, kilometres, pets, discounts',
  },
  owner: {
    id: 'filters.form.owner',
    defaultMessage: 'Owner',
    description: 'Heading over filters about who rents out the camper',
  },
  rating: {
    id: 'filters.form.rating',
    defaultMessage: 'Stars',
    description: 'Filter: the average of the reviews',
  },
  equipment: {
    id: 'filters.form.equipment',
    defaultMessage: 'On board',
    description: 'Heading over the equipment of a camper, by groups that open',
  },
  chosen: {
    id: 'filters.form.chosen',
    defaultMessage: '{count, plural, =0 {} one {# chosen} other {# chosen}}',
    description:
      'Beside the heading of a group of equipment: how many pieces of it are chosen. Empty for none',
  },
  leastPrice: {
    id: 'filters.form.least-price',
    defaultMessage: 'From',
    description: 'Label of the field for the least price of a day',
  },
  mostPrice: {
    id: 'filters.form.most-price',
    defaultMessage: 'Up to',
    description: 'Label of the field for the most a day may cost',
  },
  noPrice: {
    id: 'filters.form.no-price',
    defaultMessage: 'Enter an amount, such as 120.',
    description: 'Under a price field that holds something else',
  },
  belowLeast: {
    id: 'filters.form.below-least',
    defaultMessage: 'This is below the lowest price. Enter {amount} or more.',
    description: 'Under the field for the most a day may cost, when that is less than the least price',
  },
  noHeight: {
    id: 'filters.form.no-height',
    defaultMessage: 'Enter a height in metres, such as {example}.',
    description: 'Under the field for a height that holds something else',
  },
  oddHeight: {
    id: 'filters.form.odd-height',
    defaultMessage: 'Enter a height between {least} and {most}.',
    description: 'Under the field for a height that no camper has',
  },
});
