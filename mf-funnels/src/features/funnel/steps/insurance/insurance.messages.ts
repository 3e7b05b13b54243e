import { defineMessages, type NoMessageValues } from 'react-intl';

type InsureValues = {
  legend: NoMessageValues;
  standardText: NoMessageValues;
  reinforcedText: NoMessageValues;
  ownText: NoMessageValues;
  ownNotOffered: NoMessageValues;
  ownUnknown: { owner: string };
  notOffered: NoMessageValues;
  perDay: { amount: string };
  damage: NoMessageValues;
  upperParts: NoMessageValues;
  burglary: NoMessageValues;
  glass: NoMessageValues;
  notForDriver: { age: number; years: number };
  insteadOf: { refused: string; chosen: string };
  rentalCover: NoMessageValues;
  bothCovers: NoMessageValues;
  failed: NoMessageValues;
};

export const insuranceStepMessages = defineMessages<InsureValues>({
  legend: {
    id: 'funnel.insure.legend',
    defaultMessage: 'Insurance',
    description: 'Name of the group of choices, for people who listen to the page',
  },
  standardText: {
    id: 'funnel.insure.standard',
    defaultMessage: 'Covers the camper, other people, and you.',
    description: 'Under the name of the standard insurance',
  },
  reinforcedText: {
    id: 'funnel.insure.reinforced',
    defaultMessage: 'Less to pay yourself, and roof and high parts are covered like the rest.',
    description: 'Under the name of the reinforced insurance',
  },
  ownText: {
    id: 'funnel.insure.own',
    defaultMessage: 'The owner’s own policy, on the owner’s conditions.',
    description: 'Under the name of the insurance of the owner',
  },
  ownUnknown: {
    id: 'funnel.insure.own-unknown',
    defaultMessage: '{owner} has not added the conditions yet: ask first.',
    description: 'Under the insurance of the owner, whose conditions were not sent. owner: first name',
  },
  ownNotOffered: {
    id: 'funnel.insure.own-not-offered',
    defaultMessage: 'Every trip with this camper is insured by Campavia.',
    description: 'Under the insurance of the owner where it cannot be chosen',
  },
  notOffered: {
    id: 'funnel.insure.not-offered',
    defaultMessage: 'not offered',
    description: 'In place of the price of an insurance that cannot be chosen',
  },
  perDay: {
    id: 'funnel.insure.per-day',
    defaultMessage: '{amount} a day',
    description: 'Price of an insurance. amount: with currency',
  },
  damage: {
    id: 'funnel.insure.damage',
    defaultMessage: 'Damage',
    description: 'Maximum deductible after damage',
  },
  upperParts: {
    id: 'funnel.insure.upper',
    defaultMessage: 'Roof and high parts',
    description: 'Maximum deductible for roof and high parts',
  },
  burglary: {
    id: 'funnel.insure.burglary',
    defaultMessage: 'Burglary',
    description: 'Maximum deductible after a burglary',
  },
  glass: {
    id: 'funnel.insure.glass',
    defaultMessage: 'Broken glass',
    description: 'Maximum deductible for glass',
  },
  notForDriver: {
    id: 'funnel.insure.not-for-driver',
    defaultMessage:
      'For drivers of {age, plural, one {# year} other {# years}} or older with a licence for {years, plural, one {# year} other {# years}}: this driver would not be covered.',
    description: 'Under an insurance that does not cover who drives',
  },
  insteadOf: {
    id: 'funnel.insure.instead-of',
    defaultMessage: '{refused}: does not cover this driver. Chosen now: {chosen}.',
    description: 'Above the insurances, where another one was chosen before. Both: names of insurances',
  },
  rentalCover: {
    id: 'funnel.insure.rental-cover',
    defaultMessage: 'Would you like rental cover?',
    description: 'Heading above the rental cover, which pays the excess',
  },
  bothCovers: {
    id: 'funnel.insure.both-covers',
    defaultMessage: 'Cancellation insurance and rental cover',
    description: 'Heading above the two, where both are chosen on one page',
  },
  failed: {
    id: 'funnel.insure.failed',
    defaultMessage: 'The insurances could not be loaded',
    description: 'Heading where the insurances could not be loaded',
  },
});
