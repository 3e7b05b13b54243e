import { defineMessages } from 'react-intl';

export const monthMessages = defineMessages({
  title: {
    id: 'earnings.month.title',
    defaultMessage: 'When the money comes',
    description: 'Heading of the chart by month',
  },
  legend: {
    id: 'earnings.month.legend',
    defaultMessage: 'Dark: a careful year. Light: a good one.',
    description: 'Below the heading of the chart',
  },
  table: {
    id: 'earnings.month.table',
    defaultMessage: 'The months as a table',
    description: 'Opens the table of the chart',
  },
  month: {
    id: 'earnings.month.month',
    defaultMessage: 'Month',
    description: 'Heading of a column',
  },
  careful: {
    id: 'earnings.month.careful',
    defaultMessage: 'Careful',
    description: 'Heading of a column: a careful estimate of a year',
  },
  good: {
    id: 'earnings.month.good',
    defaultMessage: 'Good',
    description: 'Heading of a column: a good year',
  },
  year: {
    id: 'earnings.month.year',
    defaultMessage: 'Year',
    description: 'Last row of the table: the sum of all months',
  },
});
