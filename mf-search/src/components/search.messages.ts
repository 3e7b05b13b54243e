import { defineMessages, type NoMessageValues } from 'react-intl';

type Found = { count: number };
type FoundAt = { count: number; place: string };

type SearchValues = {
  documentTitle: NoMessageValues;
  documentDescription: NoMessageValues;
  titleOfPage: { title: string; page: number };
  near: FoundAt;
  within: FoundAt;
  country: { code: string; name: string };
  here: Found;
  point: Found;
  area: Found;
  everywhere: Found;
  looking: NoMessageValues;
  announced: Found;
  results: NoMessageValues;
  change: NoMessageValues;
  anywhere: NoMessageValues;
  mapArea: NoMessageValues;
  anyDates: NoMessageValues;
  sleepers: Found;
  save: NoMessageValues;
};

export const searchMessages = defineMessages<SearchValues>({
  documentTitle: {
    id: 'search.results.document-title',
    defaultMessage: 'Find a camper',
    description: 'Title of the results page while the number of results is not known',
  },
  documentDescription: {
    id: 'search.results.document-description',
    defaultMessage:
      'Campers rented out by their owners, with the full price for your dates: insurance and fees are in it.',
    description: 'What search engines show under the title of a results page',
  },
  titleOfPage: {
    id: 'search.results.title-of-page',
    defaultMessage: '{title}, page {page}',
    description: 'Title of the second and further pages of results. title: that of the first page',
  },
  near: {
    id: 'search.results.near',
    defaultMessage:
      '{count, plural, =0 {No campers near {place}} one {# camper near {place}} other {# campers near {place}}}',
    description:
      'Heading over the results. place: a town or sight in any language; word it so that no article or preposition depends on the name',
  },
  within: {
    id: 'search.results.within',
    defaultMessage:
      '{count, plural, =0 {No campers in {place}} one {# camper in {place}} other {# campers in {place}}}',
    description:
      'Heading over the results. place: a country or region in any language; word it so that no article depends on the name',
  },
  country: {
    id: 'search.results.country',
    defaultMessage:
      '{code, select, GB {the United Kingdom} NL {the Netherlands} US {the United States} other {{name}}}',
    description:
      'A country as it stands for {place} in search.results.within. code: ISO 3166 code, name: the plain name. Where that message uses no preposition, write {name} everywhere',
  },
  here: {
    id: 'search.results.here',
    defaultMessage:
      '{count, plural, =0 {No campers near you} one {# camper near you} other {# campers near you}}',
    description: 'Heading over the results around the reader',
  },
  point: {
    id: 'search.results.point',
    defaultMessage:
      '{count, plural, =0 {No campers near this point} one {# camper near this point} other {# campers near this point}}',
    description: 'Heading over the results around a point of the map that the address names',
  },
  area: {
    id: 'search.results.area',
    defaultMessage:
      '{count, plural, =0 {No campers in this area} one {# camper in this area} other {# campers in this area}}',
    description: 'Heading over the results of an area without a name',
  },
  everywhere: {
    id: 'search.results.everywhere',
    defaultMessage: '{count, plural, =0 {No campers} one {# camper} other {# campers}}',
    description: 'Heading over the results when no place was given',
  },
  looking: {
    id: 'search.results.looking',
    defaultMessage: 'Looking for campers',
    description: 'Heading while the first results are on their way',
  },
  announced: {
    id: 'search.results.announced',
    defaultMessage: '{count, plural, =0 {No campers found} one {# camper found} other {# campers found}}',
    description: 'Read aloud when new results are there',
  },
  results: {
    id: 'search.results.list',
    defaultMessage: 'Results',
    description: 'Heading of the list of results, read aloud only',
  },
  change: {
    id: 'search.results.change',
    defaultMessage: 'Change',
    description: 'On the bar that shows place, dates and people of the search: opens the form',
  },
  anywhere: {
    id: 'search.results.anywhere',
    defaultMessage: 'Anywhere',
    description: 'In place of the name when no place was given',
  },
  mapArea: {
    id: 'search.results.map-area',
    defaultMessage: 'An area of the map',
    description: 'In place of the name when an area without a name is searched',
  },
  anyDates: {
    id: 'search.results.any-dates',
    defaultMessage: 'Any dates',
    description: 'In place of the dates when none were given',
  },
  sleepers: {
    id: 'search.results.sleepers',
    defaultMessage: '{count, plural, one {Sleeps #} other {Sleeps #}}',
    description: 'How many people sleep in the camper, after the dates; very short',
  },
  save: {
    id: 'search.results.save',
    defaultMessage: 'Save search',
    description: 'Button beside the heading of the results: opens the panel of saved searches',
  },
});
