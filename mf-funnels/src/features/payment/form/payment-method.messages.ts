import { defineMessages, type NoMessageValues } from 'react-intl';

type MethodValues = {
  card: NoMessageValues;
  cardInTwo: NoMessageValues;
  inFour: NoMessageValues;
  today: { amount: string };
  inTwo: { amount: string; rest: string; date: string };
  inFourText: NoMessageValues;
  paypalText: NoMessageValues;
  klarnaText: NoMessageValues;
  idealText: NoMessageValues;
  mbwayText: NoMessageValues;
};

export const methodMessages = defineMessages<MethodValues>({
  card: { id: 'payment.method.card', defaultMessage: 'Card, in one go', description: 'Means of payment' },
  cardInTwo: {
    id: 'payment.method.card-in-two',
    defaultMessage: 'Card, in two',
    description: 'Means of payment',
  },
  inFour: {
    id: 'payment.method.in-four',
    defaultMessage: 'In four instalments',
    description: 'Means of payment',
  },
  today: {
    id: 'payment.method.today',
    defaultMessage: '{amount} today',
    description: 'Under a method: what it takes at once',
  },
  inTwo: {
    id: 'payment.method.in-two',
    defaultMessage: '{amount} today, {rest} on {date}',
    description: 'Under a method: what it takes at once and what later',
  },
  inFourText: {
    id: 'payment.method.in-four-text',
    defaultMessage: 'You agree on the four instalments on our partner’s page',
    description: 'Under the method in four instalments',
  },
  paypalText: {
    id: 'payment.method.paypal-text',
    defaultMessage: 'You approve it on PayPal’s page',
    description: 'Under PayPal',
  },
  klarnaText: {
    id: 'payment.method.klarna-text',
    defaultMessage: 'You pay from your account on Klarna’s page',
    description: 'Under Klarna',
  },
  idealText: {
    id: 'payment.method.ideal-text',
    defaultMessage: 'You choose your bank on iDEAL’s page',
    description: 'Under iDEAL',
  },
  mbwayText: {
    id: 'payment.method.mbway-text',
    defaultMessage: 'You approve it on your phone within four minutes',
    description: 'Under MB WAY',
  },
});
