import { defineMessages, type NoMessageValues } from 'react-intl';

type SeasonPricesValues = {
  title: NoMessageValues;
  text: { count: number };
  season: NoMessageValues;
  least: NoMessageValues;
  median: NoMessageValues;
  half: NoMessageValues;
  name: { season: string };
  months: { first: string; last: string };
};

export const seasonPricesMessages = defineMessages<SeasonPricesValues>({
  title: {
    id: 'landings.prices.title',
    defaultMessage: 'What a day costs',
    description: 'Heading over a table of prices by season',
  },
  text: {
    id: 'landings.prices.text',
    defaultMessage:
      '{count, plural, one {Calculated from # camper, with fees, standard insurance and 100 km a day.} other {Calculated from # campers, with fees, standard insurance and 100 km a day.}} Discounts for a week or for booking early come off.',
    description: 'Under that heading. count: the campers whose prices these are',
  },
  season: {
    id: 'landings.prices.season',
    defaultMessage: 'Season',
    description: 'Head of the first column of that table',
  },
  least: {
    id: 'landings.prices.least',
    defaultMessage: 'From',
    description: 'Head of the column with the lowest price',
  },
  median: {
    id: 'landings.prices.median',
    defaultMessage: 'Typical price',
    description:
      'Head of the column with the price that half of the campers cost less and half cost more than',
  },
  half: {
    id: 'landings.prices.half',
    defaultMessage: 'Half cost',
    description: 'Head of the column with two prices: half of all campers cost between the one and the other',
  },
  name: {
    id: 'landings.prices.name',
    defaultMessage: '{season, select, low {Low season} mid {Mid season} other {High season}}',
    description: 'Name of a season',
  },
  months: {
    id: 'landings.prices.months',
    defaultMessage: '{first} to {last}',
    description: 'Months in a row, such as “November to April”, within a list',
  },
});
