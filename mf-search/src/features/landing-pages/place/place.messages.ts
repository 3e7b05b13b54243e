import { defineMessages } from 'react-intl';

/** `relation` is `in` for countries and regions, `near` for towns and sights. */
type At = {
  relation: 'in' | 'near';
  place: string;
};
type PlaceValues = {
  title: At;
  description: At & { price: string };
};

export const placeMessages = defineMessages<PlaceValues>({
  title: {
    id: 'landings.place.title',
    defaultMessage: '{relation, select, in {Camper hire in {place}} other {Camper hire near {place}}}',
    description:
      'Title of the page of a place. relation: in (country or region) or near (town or sight); place: its name in any language; word it so that no article or preposition depends on the name, or give countries theirs in landings.country',
  },
  description: {
    id: 'landings.place.description',
    defaultMessage:
      '{relation, select, in {Motorhomes, campervans and vans in {place}, rented out by their owners} other {Motorhomes, campervans and vans near {place}, rented out by their owners}}{price, select, none {.} other {, from {price} a day with fees and insurance.}} See what is free on your dates.',
    description:
      'What search engines show under that title. price: the lowest price of a day, already formatted, or none',
  },
});
