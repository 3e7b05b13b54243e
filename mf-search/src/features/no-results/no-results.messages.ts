import { defineMessages, type NoMessageValues } from 'react-intl';

type NoValues = NoMessageValues;
type WaysOutValues = {
  title: NoValues;
  text: NoValues;
  textWithFilters: NoValues;
  textWithWays: NoValues;
  takeOff: NoValues;
  takeAllOff: NoValues;
  wholeCountry: { country: string };
  unknownTitle: { place: string };
  unknownText: NoValues;
  otherPlace: NoValues;
  places: NoValues;
  dates: NoValues;
  filters: NoValues;
  without: { filter: string };
  daysApart: { days: number; direction: 'earlier' | 'later' };
  count: { count: number; figure: string };
};

export const noResultsMessages = defineMessages<WaysOutValues>({
  title: {
    id: 'ways-out.title',
    defaultMessage: 'No camper matches',
    description: 'Heading in place of the results when there are none',
  },
  text: {
    id: 'ways-out.text',
    defaultMessage: 'New campers here will appear in this list. Look a little further away.',
    description: 'Under that heading when no filter is on and nothing else helps',
  },
  textWithFilters: {
    id: 'ways-out.text-with-filters',
    defaultMessage: 'Remove the filter that matters least, or look a little further away.',
    description: 'Under that heading, above the filters that can be taken off',
  },
  textWithWays: {
    id: 'ways-out.text-with-ways',
    defaultMessage: 'Change one thing and you will find some.',
    description: 'Under that heading, above other places, other days and filters to take off',
  },
  takeOff: {
    id: 'ways-out.take-off',
    defaultMessage: 'Filters you can remove',
    description: 'Name of the list of filters to take off, read aloud',
  },
  takeAllOff: {
    id: 'ways-out.take-all-off',
    defaultMessage: 'Remove all filters',
    description: 'Last button of that list: takes them all off, dates and place stay',
  },
  wholeCountry: {
    id: 'ways-out.whole-country',
    defaultMessage: 'Search all of {country}',
    description:
      'Link to the same search in the whole country; word it so that no article depends on the name',
  },
  unknownTitle: {
    id: 'ways-out.unknown-title',
    defaultMessage: 'We could not find a place called “{place}”',
    description: 'Heading when the place of a search does not exist',
  },
  unknownText: {
    id: 'ways-out.unknown-text',
    defaultMessage: 'Try the nearest town, a region or a country.',
    description: 'Under that heading',
  },
  otherPlace: {
    id: 'ways-out.other-place',
    defaultMessage: 'Choose another place',
    description: 'Button that opens the search form',
  },
  places: {
    id: 'ways-out.places',
    defaultMessage: 'Not far from there',
    description: 'Heading over towns near the place searched, each with its campers',
  },
  dates: {
    id: 'ways-out.dates',
    defaultMessage: 'A little earlier or later',
    description: 'Heading over the same number of days, up to two days earlier or later',
  },
  filters: {
    id: 'ways-out.filters',
    defaultMessage: 'With one filter fewer',
    description: 'Heading over the filters that cost most results',
  },
  without: {
    id: 'ways-out.without',
    defaultMessage: 'Without “{filter}”',
    description:
      'Link to the same search without one filter. filter: what its chip says, such as “Pets welcome”',
  },
  daysApart: {
    id: 'ways-out.days-apart',
    defaultMessage:
      '{direction, select, earlier {{days, plural, one {# day earlier} other {# days earlier}}} other {{days, plural, one {# day later} other {# days later}}}}',
    description: 'Beside the other days: how far they are from those searched. direction: earlier or later',
  },
  count: {
    id: 'ways-out.count',
    defaultMessage: '{count, plural, one {{figure} camper} other {{figure} campers}}',
    description:
      'How many campers such a search finds; very short. count: chooses the form; figure: the same as it is shown, such as 46 or 1,000+',
  },
});
