import { defineMessages, type NoMessageValues } from 'react-intl';

type SimilarValues = {
  title: NoMessageValues;
  text: { count: number; radius: string; city: string };
  tooFew: { radius: string; city: string };
  change: NoMessageValues;
  chart: { count: number };
  table: NoMessageValues;
  season: NoMessageValues;
  others: NoMessageValues;
  you: NoMessageValues;
};

export const similarMessages = defineMessages<SimilarValues>({
  title: {
    id: 'owner-statistics.similar',
    defaultMessage: 'Your price beside similar ones',
    description: 'Heading above a chart',
  },
  text: {
    id: 'owner-statistics.similar-text',
    defaultMessage:
      '{count, plural, one {Pale: # similar camper} other {Pale: the middle half of # similar campers}} within {radius} of {city}. Dark: you, a day.',
    description: 'Below “Your price beside similar ones”. Pale and dark are parts of the chart',
  },
  tooFew: {
    id: 'owner-statistics.similar-too-few',
    defaultMessage: 'Within {radius} of {city} there are too few similar campers to compare with.',
    description: 'In place of a chart',
  },
  change: {
    id: 'owner-statistics.similar-change',
    defaultMessage: 'Change prices',
    description: 'Link to the page of prices',
  },
  chart: {
    id: 'owner-statistics.similar-chart',
    defaultMessage:
      '{count, plural, one {Your price a day beside # similar camper} other {Your price a day beside the middle half of # similar campers}}. The table below has every figure.',
    description: 'Describes a chart to screen readers',
  },
  table: {
    id: 'owner-statistics.similar-table',
    defaultMessage: 'Price of a day',
    description: 'Caption of a table',
  },
  season: {
    id: 'owner-statistics.similar-season',
    defaultMessage: 'Season',
    description: 'Heading of a column',
  },
  others: {
    id: 'owner-statistics.similar-others',
    defaultMessage: 'Similar',
    description: 'Heading of a column: prices of similar campers',
  },
  you: {
    id: 'owner-statistics.similar-you',
    defaultMessage: 'You',
    description: 'Heading of a column: one’s own prices',
  },
});
