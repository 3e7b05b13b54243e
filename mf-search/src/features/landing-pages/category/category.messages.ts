import { defineMessages } from 'react-intl';

/** `category` is `motorhome`, `campervan` or `van`; `country` is a country as `landings.country` words it. */
type Sort = { category: string };
type CategoryValues = {
  name: Sort;
  title: Sort & { country: string };
  titleWithSeats: Sort & { country: string; seats: number };
  description: Sort & { country: string; price: string };
  sleeps: { seats: number };
  everywhere: { count: number };
};

export const categoryMessages = defineMessages<CategoryValues>({
  name: {
    id: 'landings.category.name',
    defaultMessage: '{category, select, motorhome {Motorhomes} campervan {Campervans} other {Vans}}',
    description:
      'A sort of camper. motorhome: coach body, large; campervan: a panel van converted for living; other: a small van to sleep in',
  },
  title: {
    id: 'landings.category.title',
    defaultMessage:
      '{category, select, motorhome {Motorhome hire in {country}} campervan {Campervan hire in {country}} other {Van hire in {country}}}',
    description:
      'Title of the page of a sort of camper. country: that of the site, worded by landings.country',
  },
  titleWithSeats: {
    id: 'landings.category.title-with-seats',
    defaultMessage:
      '{category, select, motorhome {Motorhomes with {seats, plural, one {# seat} other {# seats}} in {country}} campervan {Campervans with {seats, plural, one {# seat} other {# seats}} in {country}} other {Vans with {seats, plural, one {# seat} other {# seats}} in {country}}}',
    description: 'The same for a number of seats, 2 to 6',
  },
  description: {
    id: 'landings.category.description',
    defaultMessage:
      '{category, select, motorhome {Motorhomes in {country}, rented out by their owners} campervan {Campervans in {country}, rented out by their owners} other {Vans in {country}, rented out by their owners}}{price, select, none {.} other {, from {price} a day with fees and insurance.}} See what is free on your dates.',
    description:
      'What search engines show under that title. price: the lowest price of a day, already formatted, or none',
  },
  sleeps: {
    id: 'landings.category.sleeps',
    defaultMessage:
      'Each has seat belts and beds for {seats, plural, one {# person} other {# people}} or more.',
    description: 'Under the title of the page for a number of seats, after how many campers there are',
  },
  everywhere: {
    id: 'landings.category.everywhere',
    defaultMessage: '{count, plural, one {# in all countries} other {All #, in every country}}',
    description: 'Link to all campers of the sort, wherever they stand',
  },
});
