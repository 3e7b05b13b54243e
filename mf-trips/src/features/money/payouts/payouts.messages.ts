import { defineMessages, type NoMessageValues } from 'react-intl';

type PayoutsValues = {
  lead: NoMessageValues;
  statement: NoMessageValues;
  print: NoMessageValues;
  statementOf: { year: string };
  statementNote: NoMessageValues;
  toPayouts: NoMessageValues;
  years: NoMessageValues;
  paid: NoMessageValues;
  share: NoMessageValues;
  deducted: NoMessageValues;
  planned: NoMessageValues;
  table: { year: string };
  trip: NoMessageValues;
  rest: NoMessageValues;
  lessDeducted: { amount: string };
  blocked: NoMessageValues;
  queued: NoMessageValues;
  returned: NoMessageValues;
  delayed: NoMessageValues;
  note: NoMessageValues;
  empty: { year: string };
  emptyText: NoMessageValues;
  failed: NoMessageValues;
  showYear: { year: string };
};

export const payoutsMessages = defineMessages<PayoutsValues>({
  lead: {
    id: 'money.payouts.lead',
    defaultMessage: 'What you are paid for trips with your campers, by the day it is executed.',
    description: 'Under the heading of the page with all payouts of an owner',
  },
  statement: {
    id: 'money.payouts.statement',
    defaultMessage: 'Statement to print',
    description: 'Link to the yearly statement of payouts',
  },
  print: {
    id: 'money.payouts.print',
    defaultMessage: 'Print',
    description: 'Button that prints the yearly statement',
  },
  statementOf: {
    id: 'money.payouts.statement-of',
    defaultMessage: 'Payouts of {year}: statement',
    description: 'Heading of the yearly statement; year: 2027',
  },
  statementNote: {
    id: 'money.payouts.statement-note',
    defaultMessage:
      'Amounts by the day they were executed. Share: what you earned from the trip. Deducted: what you owed at that time.',
    description: 'Under the table of the yearly statement',
  },
  toPayouts: {
    id: 'money.payouts.back',
    defaultMessage: 'All payouts',
    description: 'Link back to the page with all payouts',
  },
  years: {
    id: 'money.payouts.years',
    defaultMessage: 'Years',
    description: 'Name of the row of links to the payouts of other years, read aloud',
  },
  paid: {
    id: 'money.payouts.paid',
    defaultMessage: 'Paid out',
    description: 'Beside the sum of a year, and a column of the statement',
  },
  share: {
    id: 'money.payouts.share',
    defaultMessage: 'Your share',
    description: 'Beside the sum of a year, and a column of the statement: what the owner earned',
  },
  deducted: {
    id: 'money.payouts.deducted',
    defaultMessage: 'Deducted',
    description: 'Beside the sum of a year, and a column of the statement: what the owner owed',
  },
  planned: {
    id: 'money.payouts.planned',
    defaultMessage: 'Still to come',
    description: 'Beside the sum of the payouts that are not made yet',
  },
  table: {
    id: 'money.payouts.table',
    defaultMessage: 'Payouts of {year}',
    description: 'Name of the table, read aloud; year: 2027',
  },
  trip: {
    id: 'money.payouts.trip',
    defaultMessage: 'Trip',
    description: 'What a payout is for: the share of a trip, paid a day after it began',
  },
  rest: {
    id: 'money.payouts.rest',
    defaultMessage: 'After the trip',
    description: 'What a payout is for: money of extensions and charges, paid a day after the end',
  },
  lessDeducted: {
    id: 'money.payouts.less',
    defaultMessage: 'after {amount} deducted',
    description: 'Under the amount of a payout; amount: 150.00 euros that the owner owed',
  },
  blocked: {
    id: 'money.payouts.blocked',
    defaultMessage: 'Blocked',
    description: 'State of a payout that something stops',
  },
  queued: {
    id: 'money.payouts.queued',
    defaultMessage: 'Waiting',
    description: 'State of a payout that will be sent soon',
  },
  returned: {
    id: 'money.payouts.returned',
    defaultMessage: 'Sent back',
    description: 'State of a payout that the bank sent back; it is paid again',
  },
  delayed: {
    id: 'money.payouts.delayed',
    defaultMessage: 'Our payment provider does not answer right now. We send the payout as soon as it does.',
    description: 'Under a payout that waits for the provider',
  },
  note: {
    id: 'money.payouts.note',
    defaultMessage:
      'A trip is paid out 24 hours after it began, extensions 24 hours after it ended. The CSV has the same rows with booking numbers.',
    description: 'Under the table of payouts',
  },
  empty: {
    id: 'money.payouts.empty',
    defaultMessage: 'No payouts in {year}',
    description: 'Where there was no payout in a year',
  },
  emptyText: {
    id: 'money.payouts.empty-text',
    defaultMessage: 'A trip is paid out 24 hours after it began.',
    description: 'Under the heading that there is no payout in a year',
  },
  failed: {
    id: 'money.payouts.failed',
    defaultMessage: 'Your payouts could not be loaded',
    description: 'Heading in place of the payouts',
  },
  showYear: {
    id: 'money.payouts.show-year',
    defaultMessage: 'Payouts of {year}',
    description: 'Link to the payouts of the current year; year: 2027',
  },
});
