import { defineMessages, type NoMessageValues } from 'react-intl';

type CardValues = {
  number: NoMessageValues;
  expiry: NoMessageValues;
  expiryForm: NoMessageValues;
  code: NoMessageValues;
  codeForm: NoMessageValues;
  holder: NoMessageValues;
  phone: NoMessageValues;
  phoneHint: NoMessageValues;
  phoneWrong: { example: string };
};

export const cardMessages = defineMessages<CardValues>({
  number: { id: 'payment.card.number', defaultMessage: 'Card number', description: 'Label' },
  expiry: {
    id: 'payment.card.expiry',
    defaultMessage: 'Expires',
    description: 'Label: last month of a card',
  },
  expiryForm: {
    id: 'payment.card.expiry-form',
    defaultMessage: 'MM / YY',
    description: 'How to write month and year of an expiry, in the empty field',
  },
  code: {
    id: 'payment.card.code',
    defaultMessage: 'Security code',
    description: 'Label: the three or four digits on a card',
  },
  codeForm: {
    id: 'payment.card.code-form',
    defaultMessage: '3 or 4 digits',
    description: 'In the empty field of the security code',
  },
  holder: { id: 'payment.card.holder', defaultMessage: 'Name on the card', description: 'Label' },
  phone: { id: 'payment.card.phone', defaultMessage: 'Mobile number', description: 'Label' },
  phoneHint: {
    id: 'payment.card.phone-hint',
    defaultMessage: 'The one you use with MB WAY',
    description: 'Under the label',
  },
  phoneWrong: {
    id: 'payment.card.phone-wrong',
    defaultMessage: 'Enter a mobile number with its country code, such as {example}.',
    description: 'Under the field. example: a number of the country where MB WAY is used',
  },
});
