import { defineMessages, type NoMessageValues } from 'react-intl';

type NoResultsValues = {
  title: NoMessageValues;
  text: NoMessageValues;
  textWithFilters: NoMessageValues;
  takeOff: NoMessageValues;
  wholeCountry: { country: string };
  unknownTitle: { place: string };
  unknownText: NoMessageValues;
  otherPlace: NoMessageValues;
  failedTitle: NoMessageValues;
  failedText: NoMessageValues;
};

export const noResultsMessages = defineMessages<NoResultsValues>({
  title: {
    id: 'search.none.title',
    defaultMessage: 'Nobody lends one that fits',
    description: 'Heading in place of the results when there are none',
  },
  text: {
    id: 'search.none.text',
    defaultMessage: 'Campers that stand here will show up in this list. Look a little further away.',
    description: 'Under that heading when no filter is on',
  },
  textWithFilters: {
    id: 'search.none.text-with-filters',
    defaultMessage: 'Take off what matters least, or look a little further away.',
    description: 'Under that heading, above the filters that can be taken off',
  },
  takeOff: {
    id: 'search.none.take-off',
    defaultMessage: 'Filters you can take off',
    description: 'Name of the list of filters to take off, read aloud',
  },
  wholeCountry: {
    id: 'search.none.whole-country',
    defaultMessage: 'Search all of {country}',
    description:
      'Link to the same search in the whole country; word it so that no article depends on the name',
  },
  unknownTitle: {
    id: 'search.unknown.title',
    defaultMessage: 'We know no place called “{place}”',
    description: 'Heading when the place of a search does not exist',
  },
  unknownText: {
    id: 'search.unknown.text',
    defaultMessage: 'Try the nearest town, a region or a country.',
    description: 'Under that heading',
  },
  otherPlace: {
    id: 'search.unknown.other-place',
    defaultMessage: 'Choose another place',
    description: 'Button that opens the search form',
  },
  failedTitle: {
    id: 'search.failed.title',
    defaultMessage: 'The campers will not load just now',
    description: 'Heading in place of the results when the answer did not come',
  },
  failedText: {
    id: 'search.failed.text',
    defaultMessage: 'Your search is kept in the address of this page. Nothing is lost.',
    description: 'Under that heading',
  },
});
