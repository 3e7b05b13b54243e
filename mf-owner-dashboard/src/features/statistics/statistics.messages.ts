import { defineMessages, type NoMessageValues } from 'react-intl';

type StatisticsValues = {
  failed: NoMessageValues;
  heading: { year: string };
  year: NoMessageValues;
  download: NoMessageValues;
  income: NoMessageValues;
  moreThan: { amount: string; year: string };
  lessThan: { amount: string; year: string };
  asMuchAs: { year: string };
  daysLet: NoMessageValues;
  daysOf: { let: number; all: number };
  shareBeside: { share: string; year: string; before: string };
  seen: NoMessageValues;
  opened: NoMessageValues;
  openedTimes: { count: number };
  answered: NoMessageValues;
  answeredOf: { answered: number; asked: number };
  incomeByMonth: NoMessageValues;
  incomeText: NoMessageValues;
  incomeChart: { year: string; month: string; amount: string };
  daysByMonth: NoMessageValues;
  daysText: NoMessageValues;
  daysChart: { year: string; month: string; share: string };
  bothCharts: NoMessageValues;
  month: NoMessageValues;
  incomeIn: { currency: string };
  soFar: { month: string };
  whoLooked: NoMessageValues;
  oneIn: { count: number; title: string };
  nobody: { title: string };
  seenTotal: { total: string };
  openedTotal: { total: string };
  countsChart: { name: string; month: string; total: string };
  asTable: NoMessageValues;
};

export const statisticsMessages = defineMessages<StatisticsValues>({
  failed: {
    id: 'owner-statistics.failed',
    defaultMessage: 'The figures could not be loaded',
    description: 'Heading in place of the statistics of a camper when they could not be loaded',
  },
  heading: {
    id: 'owner-statistics.heading',
    defaultMessage: '{year}, month by month',
    description: 'Heading of the statistics of a camper',
  },
  year: {
    id: 'owner-statistics.year',
    defaultMessage: 'Year',
    description: 'Label of the list of years',
  },
  download: {
    id: 'owner-statistics.download',
    defaultMessage: 'CSV',
    description: 'Button: downloads the figures for a spreadsheet. The name of the file format',
  },
  income: {
    id: 'owner-statistics.income',
    defaultMessage: 'Income',
    description: 'What an owner received',
  },
  moreThan: {
    id: 'owner-statistics.more-than',
    defaultMessage: '{amount} more than {year}',
    description: 'Below the income of a year: how it compares with the year before',
  },
  lessThan: {
    id: 'owner-statistics.less-than',
    defaultMessage: '{amount} less than {year}',
    description: 'Below the income of a year: how it compares with the year before',
  },
  asMuchAs: {
    id: 'owner-statistics.as-much-as',
    defaultMessage: 'as much as in {year}',
    description: 'Below the income of a year: how it compares with the year before',
  },
  daysLet: {
    id: 'owner-statistics.days-let',
    defaultMessage: 'Days let',
    description: 'How many days a camper was with guests',
  },
  daysOf: {
    id: 'owner-statistics.days-of',
    defaultMessage: '{let} of {all}',
    description: 'Days let, of the days of a month or year',
  },
  shareBeside: {
    id: 'owner-statistics.share-beside',
    defaultMessage: '{share}, {year}: {before}',
    description: 'Share of the days of a year that were let, and that of the year before',
  },
  seen: {
    id: 'owner-statistics.seen',
    defaultMessage: 'Seen in search',
    description: 'How often a camper was among the results of a search',
  },
  opened: {
    id: 'owner-statistics.opened',
    defaultMessage: 'Opened',
    description: 'How often the page of a camper was opened',
  },
  openedTimes: {
    id: 'owner-statistics.opened-times',
    defaultMessage: '{count, plural, one {opened once} other {opened # times}}',
    description: 'Below how often a camper was seen in searches: how often its page was opened',
  },
  answered: {
    id: 'owner-statistics.answered',
    defaultMessage: 'Requests answered',
    description: 'Share of the requests that the owner answered in time',
  },
  answeredOf: {
    id: 'owner-statistics.answered-of',
    defaultMessage: '{answered} of {asked} in 90 days',
    description: 'Below the share of requests answered',
  },
  incomeByMonth: {
    id: 'owner-statistics.income-by-month',
    defaultMessage: 'Income a month',
    description: 'Heading above a chart',
  },
  incomeText: {
    id: 'owner-statistics.income-text',
    defaultMessage: 'What you received, by the month in which the trip began.',
    description: 'Below “Income a month”',
  },
  incomeChart: {
    id: 'owner-statistics.income-chart',
    defaultMessage:
      'Income a month in {year}, highest in {month}: {amount}. The table below has every figure.',
    description: 'Describes a chart to screen readers',
  },
  daysByMonth: {
    id: 'owner-statistics.days-by-month',
    defaultMessage: 'Days let, of the days of the month',
    description: 'Heading above a chart',
  },
  daysText: {
    id: 'owner-statistics.days-text',
    defaultMessage: 'In per cent.',
    description: 'Below the heading of the chart of days let',
  },
  daysChart: {
    id: 'owner-statistics.days-chart',
    defaultMessage: 'Days let in {year}, highest in {month}: {share}. The table below has every figure.',
    description: 'Describes a chart to screen readers',
  },
  bothCharts: {
    id: 'owner-statistics.both-charts',
    defaultMessage: 'Both charts as a table',
    description: 'Caption of the table of income and days let',
  },
  month: {
    id: 'owner-statistics.month',
    defaultMessage: 'Month',
    description: 'Heading of a column',
  },
  incomeIn: {
    id: 'owner-statistics.income-in',
    defaultMessage: 'Income, {currency}',
    description: 'Heading of a column. currency: its ISO code',
  },
  soFar: {
    id: 'owner-statistics.so-far',
    defaultMessage: '{month} so far',
    description: 'Row of the month that is not over',
  },
  whoLooked: {
    id: 'owner-statistics.who-looked',
    defaultMessage: 'Who looked',
    description: 'Heading above the charts of views',
  },
  oneIn: {
    id: 'owner-statistics.one-in',
    defaultMessage:
      '{count, plural, one {Everybody who saw {title} in the search opened its page.} other {One in # who saw {title} in the search opened its page.}}',
    description: 'Below “Who looked”. title: name of the camper',
  },
  nobody: {
    id: 'owner-statistics.nobody',
    defaultMessage: 'Nobody has opened the page of {title} in this time.',
    description: 'Below “Who looked”. title: name of the camper',
  },
  seenTotal: {
    id: 'owner-statistics.seen-total',
    defaultMessage: 'Seen in search, {total}',
    description: 'Heading of a chart with its sum',
  },
  openedTotal: {
    id: 'owner-statistics.opened-total',
    defaultMessage: 'Page opened, {total}',
    description: 'Heading of a chart with its sum',
  },
  countsChart: {
    id: 'owner-statistics.counts-chart',
    defaultMessage: '{name}; highest in {month}: {total}. The table below has every figure.',
    description: 'Describes a chart to screen readers. name: its heading',
  },
  asTable: {
    id: 'owner-statistics.as-table',
    defaultMessage: 'Show as a table',
    description: 'Opens the table of the charts above',
  },
});
