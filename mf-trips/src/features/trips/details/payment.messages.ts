import { defineMessages, type NoMessageValues } from 'react-intl';

type MoneyValues = {
  pickUp: NoMessageValues;
  return: NoMessageValues;
  hoursIn: { city: string };
  lines: { count: number };
  price: NoMessageValues;
  paid: NoMessageValues;
  givenBack: NoMessageValues;
  toPay: NoMessageValues;
  allPaid: NoMessageValues;
  notSettled: NoMessageValues;
  notAvailable: NoMessageValues;
  printable: NoMessageValues;
};

export const paymentMessages = defineMessages<MoneyValues>({
  pickUp: {
    id: 'trip.money.pick-up',
    defaultMessage: 'Pick-up',
    description: 'Over the first day of a trip, read aloud',
  },
  return: {
    id: 'trip.money.give-back',
    defaultMessage: 'Return',
    description: 'Over the last day of a trip, read aloud',
  },
  hoursIn: {
    id: 'trip.money.hours-in',
    defaultMessage: 'Local time in {city}.',
    description: 'Under days and hours: in which place’s time they are',
  },
  lines: {
    id: 'trip.money.lines',
    defaultMessage: '{count, plural, one {Price breakdown (#)} other {Price breakdown (#)}}',
    description: 'Opens every line of the price',
  },
  price: {
    id: 'trip.money.price',
    defaultMessage: 'Price',
    description: 'Beside the price of a trip',
  },
  paid: {
    id: 'trip.money.paid',
    defaultMessage: 'Paid',
    description: 'Beside what was paid',
  },
  givenBack: {
    id: 'trip.money.given-back',
    defaultMessage: 'Refunded',
    description: 'Beside what was paid back',
  },
  toPay: {
    id: 'trip.money.to-pay',
    defaultMessage: 'Still to pay',
    description: 'Beside what is still to be paid',
  },
  allPaid: {
    id: 'trip.money.all-paid',
    defaultMessage: 'Paid in full',
    description: 'In place of what is to be paid, where nothing is',
  },
  notSettled: {
    id: 'trip.money.not-settled',
    defaultMessage: 'Today’s price. It is fixed when you send the request.',
    description: 'Under the price of a request that was not sent',
  },
  printable: {
    id: 'trip.money.printable',
    defaultMessage: 'Receipt and contract',
    description: 'Button on the page of a trip that leads to its receipt and contract',
  },
  notAvailable: {
    id: 'trip.money.not-to-be-had',
    defaultMessage: 'These days are no longer available. Look for others.',
    description: 'Where a request was not sent and its days are taken or closed',
  },
});
