import { defineMessages, type NoMessageValues } from 'react-intl';

type NoValues = NoMessageValues;
type FiltersValues = {
  label: NoValues;
  all: NoValues;
  allOn: { count: number };
  dates: NoValues;
  beds: NoValues;
  bedsOn: { count: number };
  seatbeltsOn: { count: number };
  types: NoValues;
  typesOn: { count: number };
  price: NoValues;
  priceUpTo: { amount: string };
  priceFrom: { amount: string };
  priceBetween: { least: string; most: string };
  instant: NoValues;
  automatic: NoValues;
  unlimitedKm: NoValues;
  pets: NoValues;
};

export const filtersMessages = defineMessages<FiltersValues>({
  label: {
    id: 'search.filters.label',
    defaultMessage: 'Filters',
    description: 'Name of the row of filters, read aloud, and of the panel with all of them',
  },
  all: {
    id: 'search.filters.all',
    defaultMessage: 'All filters',
    description: 'Opens the panel with all filters',
  },
  allOn: {
    id: 'search.filters.all-on',
    defaultMessage: '{count, plural, =0 {Filters} one {Filters, # on} other {Filters, # on}}',
    description: 'Read aloud on the button that opens the filters on small windows. count: those that are on',
  },
  dates: {
    id: 'search.filters.dates',
    defaultMessage: 'Dates',
    description: 'Filter that is off: the days of the trip',
  },
  beds: {
    id: 'search.filters.beds',
    defaultMessage: 'Sleeps',
    description: 'Filter: for how many people there are beds',
  },
  bedsOn: {
    id: 'search.filters.beds-on',
    defaultMessage: '{count, plural, one {Sleeps #+} other {Sleeps #+}}',
    description: 'The same filter when it is on: beds for at least so many people',
  },
  seatbeltsOn: {
    id: 'search.filters.seatbelts-on',
    defaultMessage: '{count, plural, one {#+ seat} other {#+ seats}}',
    description: 'Filter that is on: at least so many seats with a belt',
  },
  types: {
    id: 'search.filters.types',
    defaultMessage: 'Type',
    description: 'Filter: types of vehicle',
  },
  typesOn: {
    id: 'search.filters.types-on',
    defaultMessage: '{count, plural, one {# type} other {# types}}',
    description: 'The same filter when several types are chosen',
  },
  price: {
    id: 'search.filters.price',
    defaultMessage: 'Price a day',
    description: 'Filter: least and most price of one day',
  },
  priceUpTo: {
    id: 'search.filters.price-up-to',
    defaultMessage: 'Up to {amount} a day',
    description: 'The same filter when it is on',
  },
  priceFrom: {
    id: 'search.filters.price-from',
    defaultMessage: 'From {amount} a day',
    description: 'The same filter when it is on',
  },
  priceBetween: {
    id: 'search.filters.price-between',
    defaultMessage: '{least} to {most} a day',
    description: 'The same filter when both ends are given',
  },
  instant: {
    id: 'search.filters.instant',
    defaultMessage: 'Instant',
    description: 'Filter: campers that are booked at once, without waiting for the owner; very short',
  },
  automatic: {
    id: 'search.filters.automatic',
    defaultMessage: 'Automatic',
    description: 'Filter: vehicles with automatic gear; very short',
  },
  unlimitedKm: {
    id: 'search.filters.unlimited-km',
    defaultMessage: 'Unlimited km',
    description: 'Filter: campers that may be driven as far as one likes; very short',
  },
  pets: {
    id: 'search.filters.pets',
    defaultMessage: 'Pets welcome',
    description: 'Filter: pets may come along',
  },
});
