import { defineMessages, type NoMessageValues } from 'react-intl';

type Words = NoMessageValues;
type FiltersValues = {
  label: Words;
  all: Words;
  dates: Words;
  beds: Words;
  bedsOn: { count: number };
  seatbelts: Words;
  seatbeltsOn: { count: number };
  types: Words;
  typesOn: { count: number };
  price: Words;
  priceUpTo: { amount: string };
  priceFrom: { amount: string };
  priceBetween: { least: string; most: string };
  any: Words;
  atLeast: { count: number };
  leastPrice: Words;
  mostPrice: Words;
  noPrice: Words;
  apply: Words;
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
    defaultMessage: 'Sleeps {count, number}+',
    description: 'The same filter when it is on: beds for at least so many people',
  },
  seatbelts: {
    id: 'search.filters.seatbelts',
    defaultMessage: 'Seats',
    description: 'Filter: for how many people there are seats with a belt',
  },
  seatbeltsOn: {
    id: 'search.filters.seatbelts-on',
    defaultMessage: '{count, number}+ seats',
    description: 'The same filter when it is on: at least so many seats with a belt',
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
  any: {
    id: 'search.filters.any',
    defaultMessage: 'Any',
    description: 'Value of a number of beds or seats while none is asked for',
  },
  atLeast: {
    id: 'search.filters.at-least',
    defaultMessage: '{count, number}+',
    description: 'Value of a number of beds or seats: so many or more',
  },
  leastPrice: {
    id: 'search.filters.least-price',
    defaultMessage: 'From',
    description: 'Label of the field for the least price of a day',
  },
  mostPrice: {
    id: 'search.filters.most-price',
    defaultMessage: 'Up to',
    description: 'Label of the field for the most a day may cost',
  },
  noPrice: {
    id: 'search.filters.no-price',
    defaultMessage: 'Write an amount, such as 120.',
    description: 'Under a price field that holds something else',
  },
  apply: {
    id: 'search.filters.apply',
    defaultMessage: 'Show campers',
    description: 'Button at the end of the filters: searches with them',
  },
});
