import { defineMessages, type NoMessageValues } from 'react-intl';

type TaxNumberValues = {
  lead: NoMessageValues;
  current: { country: string; end: string };
  country: NoMessageValues;
  countryHint: NoMessageValues;
  number: NoMessageValues;
  numberHint: NoMessageValues;
  needed: NoMessageValues;
  save: NoMessageValues;
  saving: NoMessageValues;
  saved: NoMessageValues;
  notSaved: NoMessageValues;
  failed: NoMessageValues;
  why: NoMessageValues;
  whyText: NoMessageValues;
  reported: NoMessageValues;
};

export const taxNumberMessages = defineMessages<TaxNumberValues>({
  lead: {
    id: 'owner-details.tax-number.lead',
    defaultMessage: 'Payouts leave once we know it. It takes about two minutes.',
    description: 'Below the heading of the page',
  },
  current: {
    id: 'owner-details.tax-number.current',
    defaultMessage: 'In order: {country}, ending {end}.',
    description: 'In place of the number that is saved; country: France; end: its last three characters',
  },
  country: {
    id: 'owner-details.tax-number.country',
    defaultMessage: 'Country of the tax number',
    description: 'Name of a field: the country that issued the tax number',
  },
  countryHint: {
    id: 'owner-details.tax-number.country-hint',
    defaultMessage: 'Where you pay tax on your income.',
    description: 'Below the field of the country',
  },
  number: {
    id: 'owner-details.tax-number.number',
    defaultMessage: 'Tax number',
    description: 'Name of a field',
  },
  numberHint: {
    id: 'owner-details.tax-number.number-hint',
    defaultMessage: 'As it is on your tax assessment. Companies enter the number of the company.',
    description: 'Below the field of the tax number',
  },
  needed: {
    id: 'owner-details.tax-number.needed',
    defaultMessage: 'Enter your tax number.',
    description: 'Below the field that was left empty',
  },
  save: {
    id: 'owner-details.tax-number.save',
    defaultMessage: 'Save the tax number',
    description: 'Button that saves the tax number',
  },
  saving: {
    id: 'owner-details.tax-number.saving',
    defaultMessage: 'Saving',
    description: 'The same button while it is being saved',
  },
  saved: {
    id: 'owner-details.tax-number.saved',
    defaultMessage: 'Your tax number is saved',
    description: 'News in the corner of the page',
  },
  notSaved: {
    id: 'owner-details.tax-number.not-saved',
    defaultMessage: 'The tax number was not saved',
    description: 'Head of the list of what is wrong with the form',
  },
  failed: {
    id: 'owner-details.tax-number.failed',
    defaultMessage: 'Your tax number could not be loaded',
    description: 'In place of the form',
  },
  why: {
    id: 'owner-details.tax-number.why',
    defaultMessage: 'Why we ask for it',
    description: 'Heading over the reason for the tax number',
  },
  whyText: {
    id: 'owner-details.tax-number.why-text',
    defaultMessage:
      'EU rules (DAC7) make every rental platform report once a year what its owners earned. Without the tax number we may not pay you.',
    description: 'The reason; DAC7 is the name of an EU directive',
  },
  reported: {
    id: 'owner-details.tax-number.reported',
    defaultMessage:
      'We report your name, address, tax number, number of rentals, and what you earned in each quarter. Guests never see any of it.',
    description: 'What is reported to tax authorities',
  },
});
