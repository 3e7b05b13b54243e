import { defineMessages, type NoMessageValues } from 'react-intl';

type MeansValues = {
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

export const meansMessages = defineMessages<MeansValues>({
  card: { id: 'payment.means.card', defaultMessage: 'Card, in one go', description: 'Means of payment' },
  cardInTwo: {
    id: 'payment.means.card-in-two',
    defaultMessage: 'Card, in two',
    description: 'Means of payment',
  },
  inFour: {
    id: 'payment.means.in-four',
    defaultMessage: 'In four instalments',
    description: 'Means of payment',
  },
  today: {
    id: 'payment.means.today',
    defaultMessage: '{amount} today',
    description: 'Under a means: what it takes at once',
  },
  inTwo: {
    id: 'payment.means.in-two',
    defaultMessage: '{amount} today, {rest} on {date}',
    description: 'Under a means: what it takes at once and what later',
  },
  inFourText: {
    id: 'payment.means.in-four-text',
    defaultMessage: 'You agree on the four instalments on our partner’s page',
    description: 'Under the means in four instalments',
  },
  paypalText: {
    id: 'payment.means.paypal-text',
    defaultMessage: 'You approve it on PayPal’s page',
    description: 'Under PayPal',
  },
  klarnaText: {
    id: 'payment.means.klarna-text',
    defaultMessage: 'You pay from your account on Klarna’s page',
    description: 'Under Klarna',
  },
  idealText: {
    id: 'payment.means.ideal-text',
    defaultMessage: 'You choose your bank on iDEAL’s page',
    description: 'Under iDEAL',
  },
  mbwayText: {
    id: 'payment.means.mbway-text',
    defaultMessage: 'You approve it on your phone within four minutes',
    description: 'Under MB WAY',
  },
});
