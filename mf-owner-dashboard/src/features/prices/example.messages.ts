import { defineMessages, type NoMessageValues } from 'react-intl';

type ExampleValues = {
  intro: NoMessageValues;
  name: { days: number; month: string };
  month: NoMessageValues;
  length: NoMessageValues;
  days: { days: number };
  booked: NoMessageValues;
  notEarly: NoMessageValues;
  bookedEarly: NoMessageValues;
  gross: { days: number };
  weekly: NoMessageValues;
  early: NoMessageValues;
  receive: NoMessageValues;
  before: { amount: string };
  fee: { share: string };
  insurance: NoMessageValues;
  guestPays: NoMessageValues;
  aDay: { amount: string };
  agreed: NoMessageValues;
};

export const exampleMessages = defineMessages<ExampleValues>({
  intro: {
    id: 'owner-prices.intro',
    defaultMessage: 'For example, with these prices',
    description: 'Above an example',
  },
  name: {
    id: 'owner-prices.example-name',
    defaultMessage: '{days, plural, one {# day in {month}} other {# days in {month}}}',
    description: 'Heading of an example. month: its name',
  },
  month: {
    id: 'owner-prices.month',
    defaultMessage: 'Month',
    description: 'Label of a choice',
  },
  length: {
    id: 'owner-prices.length',
    defaultMessage: 'Length',
    description: 'Label of a choice: how long the trip of an example is',
  },
  days: {
    id: 'owner-prices.example-days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'A choice of how long the trip is',
  },
  booked: {
    id: 'owner-prices.booked',
    defaultMessage: 'Booked',
    description: 'Label of a choice: how long before the trip it is booked',
  },
  notEarly: {
    id: 'owner-prices.not-early',
    defaultMessage: 'Shortly before',
    description: 'A choice of when it is booked',
  },
  bookedEarly: {
    id: 'owner-prices.booked-early',
    defaultMessage: 'Early',
    description: 'A choice of when it is booked',
  },
  gross: {
    id: 'owner-prices.gross',
    defaultMessage: '{days, plural, one {# day} other {# days}}, before discounts',
    description: 'A line of an example',
  },
  weekly: {
    id: 'owner-prices.example-weekly',
    defaultMessage: 'Long trip',
    description: 'A line of an example: a discount',
  },
  early: {
    id: 'owner-prices.example-early',
    defaultMessage: 'Booked early',
    description: 'A line of an example: a discount',
  },
  receive: {
    id: 'owner-prices.example-receive',
    defaultMessage: 'You receive',
    description: 'The sum of what an owner gets',
  },
  before: {
    id: 'owner-prices.before',
    defaultMessage: 'was {amount}',
    description: 'Below a sum: with the prices that are saved',
  },
  fee: {
    id: 'owner-prices.fee',
    defaultMessage: 'Service fee, {share}',
    description: 'A line of an example',
  },
  insurance: {
    id: 'owner-prices.insurance',
    defaultMessage: 'Insurance',
    description: 'A line of an example',
  },
  guestPays: {
    id: 'owner-prices.guest-pays',
    defaultMessage: 'The guest pays',
    description: 'The sum of what a guest pays',
  },
  aDay: {
    id: 'owner-prices.example-a-day',
    defaultMessage: '{amount} a day',
    description: 'Below what the guest pays',
  },
  agreed: {
    id: 'owner-prices.agreed',
    defaultMessage:
      'Trips already agreed keep their price. Requests that are not sent yet are calculated anew.',
    description: 'Below an example',
  },
});
