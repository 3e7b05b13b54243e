import { defineMessages, type NoMessageValues } from 'react-intl';

type PayinsValues = {
  lead: NoMessageValues;
  download: { year: string };
  years: NoMessageValues;
  paid: NoMessageValues;
  refunded: NoMessageValues;
  planned: NoMessageValues;
  executed: NoMessageValues;
  what: NoMessageValues;
  means: NoMessageValues;
  state: NoMessageValues;
  amount: NoMessageValues;
  table: { year: string };
  note: NoMessageValues;
  empty: { year: string };
  emptyText: NoMessageValues;
  failed: NoMessageValues;
  invalid: { year: string };
  invalidText: NoMessageValues;
  showYear: { year: string };
};

export const payinsMessages = defineMessages<PayinsValues>({
  lead: {
    id: 'money.payins.lead',
    defaultMessage: 'What you paid and what was refunded, by the day it was executed.',
    description: 'Under the heading of the page with all payments',
  },
  download: {
    id: 'money.payins.download',
    defaultMessage: 'CSV of {year}',
    description: 'Button that downloads the payments of a year for a spreadsheet; year: 2027',
  },
  years: {
    id: 'money.payins.years',
    defaultMessage: 'Years',
    description: 'Name of the row of links to the payments of other years, read aloud',
  },
  paid: {
    id: 'money.payins.paid',
    defaultMessage: 'Paid',
    description: 'Beside the sum of a year, and as the state of a payment',
  },
  refunded: {
    id: 'money.payins.refunded',
    defaultMessage: 'Refunded',
    description: 'Beside the sum of a year, and as the state of a refund',
  },
  planned: {
    id: 'money.payins.planned',
    defaultMessage: 'Still planned',
    description: 'Beside the sum of the second instalments that are still to be debited',
  },
  executed: {
    id: 'money.payins.executed',
    defaultMessage: 'Executed',
    description: 'Heading of the column with the day of a payment',
  },
  what: {
    id: 'money.payins.what',
    defaultMessage: 'What for',
    description: 'Heading of the column that says what a payment is for',
  },
  means: {
    id: 'money.payins.means',
    defaultMessage: 'Paid with',
    description: 'Heading of the column with the payment method',
  },
  state: {
    id: 'money.payins.state',
    defaultMessage: 'Status',
    description: 'Heading of the column that says whether a payment is done',
  },
  amount: {
    id: 'money.payins.amount',
    defaultMessage: 'Amount',
    description: 'Heading of the column of amounts',
  },
  table: {
    id: 'money.payins.table',
    defaultMessage: 'Payments of {year}',
    description: 'Name of the table, read aloud; year: 2027',
  },
  note: {
    id: 'money.payins.note',
    defaultMessage:
      'The CSV has the same rows with booking numbers, so that you can compare it with your receipts. Deposits are held, not paid, and are listed on the trip.',
    description: 'Under the table of payments',
  },
  empty: {
    id: 'money.payins.empty',
    defaultMessage: 'No payments in {year}',
    description: 'Where there was no payment in a year',
  },
  emptyText: {
    id: 'money.payins.empty-text',
    defaultMessage: 'What you pay for a trip is listed here with its receipt.',
    description: 'Under the heading that there is no payment in a year',
  },
  failed: {
    id: 'money.payins.failed',
    defaultMessage: 'Your payments could not be loaded',
    description: 'Heading in place of the payments',
  },
  invalid: {
    id: 'money.payins.invalid',
    defaultMessage: '“{year}” is not a year',
    description: 'Heading where the address of the page names no year; year: what stands there',
  },
  invalidText: {
    id: 'money.payins.invalid-text',
    defaultMessage: 'The address of this page needs a year with four digits.',
    description: 'Under the heading that the address names no year',
  },
  showYear: {
    id: 'money.payins.show-year',
    defaultMessage: 'Payments of {year}',
    description: 'Link to the payments of the current year; year: 2027',
  },
});
