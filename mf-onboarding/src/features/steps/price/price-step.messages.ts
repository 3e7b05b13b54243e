import { defineMessages, type NoMessageValues } from 'react-intl';

type PriceValues = {
  failed: NoMessageValues;
  price_low: NoMessageValues;
  price_mid: NoMessageValues;
  price_high: NoMessageValues;
  perDay: { currency: string };
  deposit: NoMessageValues;
  depositHint: NoMessageValues;
  missing: NoMessageValues;
  noNumber: NoMessageValues;
  between: { least: string; most: string };
  similar: { count: number; radius: string; low: string; high: string };
  tooFew: { radius: string };
  take: NoMessageValues;
};

export const priceMessages = defineMessages<PriceValues>({
  failed: {
    id: 'onboarding.price.failed',
    defaultMessage: 'The prices could not be loaded',
    description: 'Heading in place of the prices',
  },
  price_low: { id: 'onboarding.price.low', defaultMessage: 'Low season', description: 'Label of a price' },
  price_mid: { id: 'onboarding.price.mid', defaultMessage: 'Mid season', description: 'Label of a price' },
  price_high: { id: 'onboarding.price.high', defaultMessage: 'High season', description: 'Label of a price' },
  perDay: {
    id: 'onboarding.price.per-day',
    defaultMessage: '{currency} a day',
    description: 'After the field of a price. currency: EUR',
  },
  deposit: { id: 'onboarding.price.deposit', defaultMessage: 'Deposit', description: 'Label' },
  depositHint: {
    id: 'onboarding.price.deposit-hint',
    defaultMessage: 'Reserved on the guest’s card during the trip.',
    description: 'Below the field of the deposit',
  },
  missing: {
    id: 'onboarding.price.missing',
    defaultMessage: 'Enter an amount.',
    description: 'Below an empty field',
  },
  noNumber: {
    id: 'onboarding.price.no-number',
    defaultMessage: 'Enter an amount, such as 85.',
    description: 'Below a field with something that is no amount',
  },
  between: {
    id: 'onboarding.price.between',
    defaultMessage: 'Enter an amount from {least} to {most}.',
    description: 'Below a field with an amount that is too small or too large',
  },
  similar: {
    id: 'onboarding.price.similar',
    defaultMessage:
      '{count, plural, one {# similar camper} other {# similar campers}} within {radius}: half of them ask {low} a day in the low season and {high} in the high season.',
    description: 'What others ask. low, high: amounts, as “€60 to €75”',
  },
  tooFew: {
    id: 'onboarding.price.too-few',
    defaultMessage: 'There are too few similar campers within {radius} for a suggestion.',
    description: 'In place of what others ask',
  },
  take: {
    id: 'onboarding.price.take',
    defaultMessage: 'Use suggestion',
    description: 'Button: fills in the middle of what others ask',
  },
});
