import { defineMessages, type NoMessageValues } from 'react-intl';

type UpgradeValues = {
  back: NoMessageValues;
  driverLead: NoMessageValues;
  firstName: NoMessageValues;
  lastName: NoMessageValues;
  firstNameMissing: NoMessageValues;
  lastNameMissing: NoMessageValues;
  nameHint: NoMessageValues;
  notTaken: NoMessageValues;
  takeDriver: NoMessageValues;
  taking: NoMessageValues;
  driverDone: { name: string };
  driverDoneText: NoMessageValues;
  toDocuments: NoMessageValues;
  insuranceLead: NoMessageValues;
  cover: NoMessageValues;
  coverText: { amount: string };
  coverDays: { days: number };
  conditions: NoMessageValues;
  provider: { provider: string; version: string };
  takeCover: NoMessageValues;
  coverAway: NoMessageValues;
  coverAwayText: NoMessageValues;
  coverFailed: NoMessageValues;
  buyback: NoMessageValues;
  buybackText: { amount: string };
  takeBuyback: NoMessageValues;
  price: NoMessageValues;
  times: { days: number; amount: string };
  total: NoMessageValues;
  included: NoMessageValues;
  paidNext: NoMessageValues;
  failed: NoMessageValues;
  failedText: NoMessageValues;
  added: NoMessageValues;
};

export const upgradeMessages = defineMessages<UpgradeValues>({
  back: {
    id: 'upgrade.back',
    defaultMessage: 'Your trip',
    description: 'Link back to the trip',
  },
  driverLead: {
    id: 'upgrade.driver-lead',
    defaultMessage: 'Somebody else may drive too and is insured like you.',
    description: 'Under the heading',
  },
  firstName: {
    id: 'upgrade.first-name',
    defaultMessage: 'First name',
    description: 'Label of a text field: of the second driver',
  },
  lastName: {
    id: 'upgrade.last-name',
    defaultMessage: 'Last name',
    description: 'Label of a text field: of the second driver',
  },
  firstNameMissing: {
    id: 'upgrade.first-name-missing',
    defaultMessage: 'Enter the first name of the second driver.',
    description: 'Error at the field',
  },
  lastNameMissing: {
    id: 'upgrade.last-name-missing',
    defaultMessage: 'Enter the last name of the second driver.',
    description: 'Error at the field',
  },
  nameHint: {
    id: 'upgrade.name-hint',
    defaultMessage: 'As on the driving licence',
    description: 'Under the label',
  },
  notTaken: {
    id: 'upgrade.not-taken',
    defaultMessage: 'The second driver was not added',
    description: 'Heading of the list of errors',
  },
  takeDriver: {
    id: 'upgrade.take-driver',
    defaultMessage: 'Add the driver',
    description: 'Main button',
  },
  taking: {
    id: 'upgrade.taking',
    defaultMessage: 'Adding',
    description: 'Any of the main buttons while it works',
  },
  driverDone: {
    id: 'upgrade.driver-done',
    defaultMessage: '{name} may drive',
    description: 'Heading once the second driver is part of the trip',
  },
  driverDoneText: {
    id: 'upgrade.driver-done-text',
    defaultMessage: 'We still need the driving licence and the identity document of your second driver.',
    description: 'Under it',
  },
  toDocuments: {
    id: 'upgrade.to-documents',
    defaultMessage: 'Go to the documents',
    description: 'Link',
  },
  insuranceLead: {
    id: 'upgrade.insurance-lead',
    defaultMessage:
      'After a damage the insurance keeps a part of your deposit, the excess. You can reduce it or have it paid back.',
    description: 'Under the heading',
  },
  cover: {
    id: 'upgrade.cover',
    defaultMessage: 'Rental cover',
    description: 'Heading: an insurance that pays the excess back',
  },
  coverText: {
    id: 'upgrade.cover-text',
    defaultMessage: 'Pays back what the insurance keeps of your deposit, up to {amount}.',
    description: 'Under it',
  },
  coverDays: {
    id: 'upgrade.cover-days',
    defaultMessage: 'For trips of up to {days, plural, one {# day} other {# days}}.',
    description: 'A condition',
  },
  conditions: {
    id: 'upgrade.conditions',
    defaultMessage: 'Conditions',
    description: 'Summary that opens the conditions of a cover',
  },
  provider: {
    id: 'upgrade.provider',
    defaultMessage: 'Insured by {provider}, version {version}',
    description: 'Under the conditions',
  },
  takeCover: {
    id: 'upgrade.take-cover',
    defaultMessage: 'Add rental cover',
    description: 'Button',
  },
  coverAway: {
    id: 'upgrade.cover-away',
    defaultMessage: 'Rental cover is not available right now',
    description: 'Heading when the company behind the cover does not answer',
  },
  coverAwayText: {
    id: 'upgrade.cover-away-text',
    defaultMessage: 'The company behind it does not answer. Your trip and its insurance are not affected.',
    description: 'Under it',
  },
  coverFailed: {
    id: 'upgrade.cover-failed',
    defaultMessage: 'The conditions could not be loaded',
    description: 'Heading when they could not be loaded',
  },
  buyback: {
    id: 'upgrade.buyback',
    defaultMessage: 'Reduced excess',
    description: 'Heading: the insurance keeps less',
  },
  buybackText: {
    id: 'upgrade.buyback-text',
    defaultMessage: 'Lowers the excess of your insurance, which is {amount} for damage to the vehicle today.',
    description: 'Under it',
  },
  takeBuyback: {
    id: 'upgrade.take-buyback',
    defaultMessage: 'Reduce the excess',
    description: 'Button',
  },
  price: {
    id: 'upgrade.price',
    defaultMessage: 'Price',
    description: 'Heading of the lines of a price, read aloud',
  },
  times: {
    id: 'upgrade.times',
    defaultMessage: '{days, plural, one {# day} other {# days}} × {amount}',
    description: 'How a price is calculated',
  },
  total: {
    id: 'upgrade.total',
    defaultMessage: 'To pay',
    description: 'Before the amount',
  },
  included: {
    id: 'upgrade.included',
    defaultMessage: 'Included in your trip',
    description: 'Instead of a price',
  },
  paidNext: {
    id: 'upgrade.paid-next',
    defaultMessage: 'You pay on the next page. It becomes part of your trip once it is paid.',
    description: 'Under the button',
  },
  failed: {
    id: 'upgrade.failed',
    defaultMessage: 'What can be added could not be loaded',
    description: 'Heading when the page cannot be loaded',
  },
  failedText: {
    id: 'upgrade.failed-text',
    defaultMessage: 'Your trip is not affected.',
    description: 'Under it',
  },
  added: {
    id: 'upgrade.added',
    defaultMessage: 'Added to your trip',
    description: 'Message after something that costs nothing was added',
  },
});
