import { defineMessages, type NoMessageValues } from 'react-intl';

type TermValues = {
  title: NoMessageValues;
  rules: NoMessageValues;
  pets: NoMessageValues;
  smoking: NoMessageValues;
  abroad: NoMessageValues;
  verdict: { allowance: string };
  driver: NoMessageValues;
  licence: { type: string; years: number };
  age: { age: number };
  weight: { type: string };
  second: { choice: string; amount: string };
  deposit: NoMessageValues;
  depositText: { amount: string };
  depositMeans: { means: string };
  card: NoMessageValues;
  check: NoMessageValues;
  cash: NoMessageValues;
  transfer: NoMessageValues;
  others: NoMessageValues;
  kilometres: NoMessageValues;
  perDay: { distance: string };
  unlimited: NoMessageValues;
  included: NoMessageValues;
  amountPerDay: { amount: string };
  amountOnce: { amount: string };
  extraKm: NoMessageValues;
  extras: NoMessageValues;
  upTo: { name: string; count: number };
  discounts: NoMessageValues;
  weekly: { days: number };
  early: { days: number };
  cancel: NoMessageValues;
  grace: { hours: number; days: number };
  onTime: { days: number };
  late: NoMessageValues;
  byOwner: { name: string };
  everything: NoMessageValues;
  ownInsurance: NoMessageValues;
  ownInsuranceText: { name: string; amount: string };
  ownInsuranceUnknown: { name: string };
  insuranceOnly: NoMessageValues;
  part: { percent: number; name: string };
};

export const termMessages = defineMessages<TermValues>({
  title: {
    id: 'details.terms.title',
    defaultMessage: 'What you agree to',
    description: 'Heading of rules, deposit, kilometres and cancellation',
  },
  rules: {
    id: 'details.terms.rules',
    defaultMessage: 'On the road',
    description: 'Heading of what the owner allows',
  },
  pets: {
    id: 'details.terms.pets',
    defaultMessage: 'Pets',
    description: 'Before whether pets may come along',
  },
  smoking: {
    id: 'details.terms.smoking',
    defaultMessage: 'Smoking inside',
    description: 'Before whether people may smoke inside',
  },
  abroad: {
    id: 'details.terms.abroad',
    defaultMessage: 'Going abroad',
    description: 'Before whether the camper may leave its country',
  },
  verdict: {
    id: 'details.terms.verdict',
    defaultMessage: '{allowance, select, ALLOWED {Allowed} NOT_ALLOWED {Not allowed} other {Ask first}}',
    description: 'What the owner says to it',
  },
  driver: {
    id: 'details.terms.driver',
    defaultMessage: 'Who drives',
    description: 'Heading of what a driver must be',
  },
  licence: {
    id: 'details.terms.licence',
    defaultMessage:
      'Driving licence {type}, held for {years, plural, one {# year} other {# years}} or longer',
    description: 'What the driver needs',
  },
  age: {
    id: 'details.terms.age',
    defaultMessage: '{age, plural, one {# year old or older} other {# years old or older}}',
    description: 'How old the driver must be',
  },
  weight: {
    id: 'details.terms.weight',
    defaultMessage: '{type, select, C {Heavier than 3.5 t} other {Up to 3.5 t}}',
    description: 'Gross weight that goes with the class of licence',
  },
  second: {
    id: 'details.terms.second',
    defaultMessage:
      '{choice, select, included {A second driver is included} not_available {One driver only} other {A second driver: {amount} a day}}',
    description: 'Whether another user may drive too, and what that costs',
  },
  deposit: { id: 'details.terms.deposit', defaultMessage: 'Deposit', description: 'Heading' },
  depositText: {
    id: 'details.terms.deposit-text',
    defaultMessage: '{amount}, held for the trip and refunded after it.',
    description: 'The deposit and what becomes of it',
  },
  depositMeans: {
    id: 'details.terms.deposit-means',
    defaultMessage: 'Accepted: {means}',
    description: 'How the deposit may be given. means: list such as “card, cheque or cash”',
  },
  card: { id: 'details.terms.card', defaultMessage: 'card', description: 'A way of giving the deposit' },
  check: { id: 'details.terms.check', defaultMessage: 'cheque', description: 'A way of giving the deposit' },
  cash: { id: 'details.terms.cash', defaultMessage: 'cash', description: 'A way of giving the deposit' },
  transfer: {
    id: 'details.terms.transfer',
    defaultMessage: 'bank transfer',
    description: 'A way of giving the deposit',
  },
  others: {
    id: 'details.terms.others',
    defaultMessage: 'another way, by agreement',
    description: 'A way of giving the deposit',
  },
  kilometres: {
    id: 'details.terms.kilometres',
    defaultMessage: 'Kilometres',
    description: 'Heading of the packages',
  },
  perDay: {
    id: 'details.terms.per-day',
    defaultMessage: '{distance} a day',
    description: 'A package: how far one may drive each day',
  },
  unlimited: {
    id: 'details.terms.unlimited',
    defaultMessage: 'As far as you like',
    description: 'A package without a limit',
  },
  included: { id: 'details.terms.included', defaultMessage: 'included', description: 'Costs nothing more' },
  amountPerDay: {
    id: 'details.terms.amount-per-day',
    defaultMessage: '{amount} a day',
    description: 'What a package or an extra costs',
  },
  amountOnce: {
    id: 'details.terms.amount-once',
    defaultMessage: '{amount} for the trip',
    description: 'What an extra costs',
  },
  extraKm: {
    id: 'details.terms.extra-km',
    defaultMessage: 'Each extra kilometre',
    description: 'Before the price of a kilometre beyond the package',
  },
  extras: {
    id: 'details.terms.extras',
    defaultMessage: 'Extras',
    description: 'Heading of what may be added',
  },
  upTo: {
    id: 'details.terms.up-to',
    defaultMessage: '{name}, up to {count, number}',
    description: 'An extra of which one may have several',
  },
  discounts: {
    id: 'details.terms.discounts',
    defaultMessage: 'Discounts',
    description: 'Heading of the discounts',
  },
  weekly: {
    id: 'details.terms.weekly',
    defaultMessage: '{days, plural, one {From # day on} other {From # days on}}',
    description: 'Before the discount for long trips',
  },
  early: {
    id: 'details.terms.early',
    defaultMessage: '{days, plural, one {Booked # day ahead} other {Booked # days ahead}}',
    description: 'Before the discount for early bookings',
  },
  cancel: {
    id: 'details.terms.cancel',
    defaultMessage: 'If you cancel',
    description: 'Heading of what comes back',
  },
  grace: {
    id: 'details.terms.grace',
    defaultMessage:
      'Within {hours, plural, one {# hour} other {# hours}} of the confirmation, {days, plural, one {# day} other {# days}} or more ahead',
    description: 'When everything comes back',
  },
  onTime: {
    id: 'details.terms.on-time',
    defaultMessage: '{days, plural, one {Until # day before} other {Until # days before}}',
    description: 'When a cancellation is on time',
  },
  late: { id: 'details.terms.late', defaultMessage: 'Later', description: 'When a cancellation is too late' },
  byOwner: {
    id: 'details.terms.by-owner',
    defaultMessage: 'If {name} cancels',
    description: 'When the owner does not keep to it',
  },
  everything: {
    id: 'details.terms.everything',
    defaultMessage: 'full refund',
    description: 'What comes back',
  },
  ownInsurance: {
    id: 'details.terms.own-insurance',
    defaultMessage: 'Insurance',
    description: 'Heading',
  },
  ownInsuranceText: {
    id: 'details.terms.own-insurance-text',
    defaultMessage:
      'Beside Campavia’s insurances you can choose {name}’s own. You then pay {amount} of a damage at most.',
    description: 'Above the files with the conditions. name: of the owner; amount: the deductible',
  },
  ownInsuranceUnknown: {
    id: 'details.terms.own-insurance-unknown',
    defaultMessage:
      'Beside Campavia’s insurances you can choose {name}’s own. Its conditions have not been added yet.',
    description: 'name: of the owner',
  },
  insuranceOnly: {
    id: 'details.terms.insurance-only',
    defaultMessage: 'insurance refunded',
    description: 'What comes back of a late cancellation',
  },
  part: {
    id: 'details.terms.part',
    defaultMessage: '{percent, number, ::percent scale/0.01} of {name}’s part and the insurance refunded',
    description: 'What comes back; the owner’s part is the price without fees and insurance',
  },
});
