import { defineMessages, type NoMessageValues } from 'react-intl';

type CreditsValues = {
  lead: NoMessageValues;
  available: NoMessageValues;
  until: { date: string };
  soon: { days: number };
  of: { amount: string };
  goodwill: NoMessageValues;
  refund: NoMessageValues;
  gift_card: NoMessageValues;
  order: NoMessageValues;
  told: { days: number };
  failed: NoMessageValues;
};

export const creditsMessages = defineMessages<CreditsValues>({
  lead: {
    id: 'money.credits.lead',
    defaultMessage: 'You choose it as you pay for a trip. What expires first is spent first.',
    description: 'Under the heading of the page about rental credit',
  },
  available: {
    id: 'money.credits.available',
    defaultMessage: 'To spend',
    description: 'Beside the sum of all rental credits',
  },
  until: {
    id: 'money.credits.until',
    defaultMessage: 'Until {date}',
    description: 'When a rental credit expires; date: 8 January 2028',
  },
  soon: {
    id: 'money.credits.soon',
    defaultMessage: '{days, plural, =0 {Expires today} one {Expires in # day} other {Expires in # days}}',
    description: 'On a rental credit that expires soon; days: how many are left',
  },
  of: {
    id: 'money.credits.of',
    defaultMessage: 'of {amount}',
    description: 'Behind the rest of a rental credit that was spent in part; amount: what it was at first',
  },
  goodwill: {
    id: 'money.credits.goodwill',
    defaultMessage: 'From Campavia',
    description: 'Where a rental credit comes from: given by the customer service',
  },
  refund: {
    id: 'money.credits.refund',
    defaultMessage: 'From a cancelled trip',
    description: 'Where a rental credit comes from: a refund',
  },
  gift_card: {
    id: 'money.credits.gift-card',
    defaultMessage: 'Gift card',
    description: 'Where a rental credit comes from',
  },
  order: {
    id: 'money.credits.order',
    defaultMessage:
      'If a trip that you paid with it is cancelled, the refunded part is valid for six months at least.',
    description: 'Under the list of rental credits',
  },
  told: {
    id: 'money.credits.told',
    defaultMessage:
      'An e-mail tells you {days, plural, one {# day} other {# days}} before credit expires, unless you switched it off.',
    description: 'Under the list of rental credits',
  },
  failed: {
    id: 'money.credits.failed',
    defaultMessage: 'Your rental credit could not be loaded',
    description: 'Heading in place of the rental credits',
  },
});
