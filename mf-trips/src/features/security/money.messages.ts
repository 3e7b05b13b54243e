import { defineMessages, type NoMessageValues } from 'react-intl';

type MoneyValues = {
  title: NoMessageValues;
  paymentsText: NoMessageValues;
  credit: { amount: string; date: string };
  soon: { days: number };
};

export const moneyMessages = defineMessages<MoneyValues>({
  title: {
    id: 'security.money-title',
    defaultMessage: 'Money',
    description: 'Heading over the links to payments and rental credit',
  },
  paymentsText: {
    id: 'security.money-payments',
    defaultMessage: 'What you paid and what was refunded, year by year',
    description: 'Under the link to all payments',
  },
  credit: {
    id: 'security.money-credit',
    defaultMessage: '{amount}, the first part until {date}',
    description: 'Under the link to rental credit; date: when the first of it expires',
  },
  soon: {
    id: 'security.money-soon',
    defaultMessage: '{days, plural, =0 {Expires today} one {Expires in # day} other {Expires in # days}}',
    description: 'On rental credit that expires soon',
  },
});
