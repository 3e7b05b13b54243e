import { defineMessages, type NoMessageValues } from 'react-intl';

/** `more` is a plus sign where there may be more than `count`, else nothing. */
type Counted = { count: number; more: string };
type LandingsValues = {
  youAreHere: NoMessageValues;
  home: NoMessageValues;
  notFound: NoMessageValues;
  country: { code: string; name: string };
  lead: Counted;
  fewOfThem: NoMessageValues;
  seeAll: Counted;
  sorts: NoMessageValues;
  sortsHere: NoMessageValues;
  seats: { seats: number };
  anySeats: NoMessageValues;
  seatsTitle: NoMessageValues;
  placesWithin: NoMessageValues;
  placesAround: NoMessageValues;
  allPlaces: NoMessageValues;
  camperCount: { count: number };
};

export const landingPagesMessages = defineMessages<LandingsValues>({
  youAreHere: {
    id: 'landings.you-are-here',
    defaultMessage: 'You are here',
    description: 'Read aloud before the line of places or pages that leads down to this one',
  },
  home: {
    id: 'landings.home',
    defaultMessage: 'Home',
    description: 'First link of the line that leads down to a page; the home page of the site',
  },
  notFound: {
    id: 'landings.not-found',
    defaultMessage: 'Page not found',
    description: 'Title in the browser tab of an unknown address',
  },
  country: {
    id: 'landings.country',
    defaultMessage:
      '{code, select, CH {{name}} GB {the United Kingdom} NL {the Netherlands} US {the United States} other {{name}}}',
    description:
      'A country as it stands after the preposition that other landings messages put before a country (“in …”). code: ISO 3166 code, name: the plain name. Where those messages use no preposition, write {name} everywhere',
  },
  lead: {
    id: 'landings.lead',
    defaultMessage:
      '{count, plural, =0 {Nobody rents one out here just now. Have a look a little further along the road.} one {# to choose from, rented out by its owner. Insurance is in the price.} other {#{more} to choose from, each rented out by its owner. Insurance is in every price.}}',
    description:
      'Under the title of a page about campers of a place or of a sort. count: campers; more: a plus sign where there may be more than that, else nothing',
  },
  fewOfThem: {
    id: 'landings.few-of-them',
    defaultMessage: 'A few of them',
    description: 'Heading over up to eight campers of the page',
  },
  seeAll: {
    id: 'landings.see-all',
    defaultMessage: '{count, plural, one {See it} other {See all #{more}}}',
    description: 'Link beside that heading, to all the campers. more: as in landings.lead',
  },
  sorts: {
    id: 'landings.sorts',
    defaultMessage: 'Looking for another kind?',
    description: 'Heading over links to motorhomes, campervans and vans, on the page of one of them',
  },
  sortsHere: {
    id: 'landings.sorts-here',
    defaultMessage: 'Looking for one kind?',
    description: 'Heading over the same links on the page of a place',
  },
  seatsTitle: {
    id: 'landings.seats-title',
    defaultMessage: 'How many of you?',
    description: 'Heading over links to the same sort of camper with a number of seats',
  },
  seats: {
    id: 'landings.seats',
    defaultMessage: '{seats, plural, one {# seat} other {# seats}}',
    description: 'One of those links, and the last step of the line that leads down to the page',
  },
  anySeats: {
    id: 'landings.any-seats',
    defaultMessage: 'Any number',
    description: 'The link that asks for no number of seats',
  },
  placesWithin: {
    id: 'landings.places-within',
    defaultMessage: 'Places to set off from',
    description: 'Heading over direction signs to towns',
  },
  placesAround: {
    id: 'landings.places-around',
    defaultMessage: 'Not far from here',
    description: 'Heading over direction signs to towns near the place of the page',
  },
  allPlaces: {
    id: 'landings.all-places',
    defaultMessage: 'All places with campers',
    description: 'Heading over links to all regions or towns within the country or region of the page',
  },
  camperCount: {
    id: 'landings.camper-count',
    defaultMessage: '{count, plural, one {# camper} other {# campers}}',
    description: 'How many campers stand at a town; very short, on a direction sign',
  },
});
