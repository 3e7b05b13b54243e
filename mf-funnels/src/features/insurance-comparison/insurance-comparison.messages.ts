import { defineMessages, type NoMessageValues } from 'react-intl';

type InsuranceValues = {
  title: NoMessageValues;
  text: NoMessageValues;
  what: NoMessageValues;
  damage: NoMessageValues;
  upperParts: NoMessageValues;
  burglary: NoMessageValues;
  glass: NoMessageValues;
  youPay: NoMessageValues;
  covers: NoMessageValues;
  vehicle: NoMessageValues;
  belongings: NoMessageValues;
  inside: NoMessageValues;
  notCovered: NoMessageValues;
  byConditions: NoMessageValues;
  upTo: { amount: string };
  driver: NoMessageValues;
  driverRules: { age: number; years: number };
  perDay: NoMessageValues;
  whole: NoMessageValues;
  choose: { name: string };
  take: NoMessageValues;
  chosen: NoMessageValues;
  close: NoMessageValues;
  failed: NoMessageValues;
  retry: NoMessageValues;
  cover: NoMessageValues;
};

export const insuranceMessages = defineMessages<InsuranceValues>({
  title: {
    id: 'insurance.title',
    defaultMessage: 'Which insurance would you like?',
    description: 'Title of the window that compares insurances',
  },
  text: {
    id: 'insurance.text',
    defaultMessage:
      'The excess is what you would pay yourself after damage. Breakdown help, day and night, is in all of them.',
    description: 'Under the title',
  },
  what: { id: 'insurance.what', defaultMessage: 'Insurance', description: 'Head of the first column' },
  youPay: {
    id: 'insurance.you-pay',
    defaultMessage: 'You pay at most',
    description: 'Head of the rows with the excess for each kind of damage',
  },
  damage: { id: 'insurance.damage', defaultMessage: 'Damage', description: 'Kind of damage' },
  upperParts: {
    id: 'insurance.upper-parts',
    defaultMessage: 'Roof and high parts',
    description: 'Kind of damage: to what is high up on the vehicle',
  },
  burglary: { id: 'insurance.burglary', defaultMessage: 'Burglary', description: 'Kind of damage' },
  glass: { id: 'insurance.glass', defaultMessage: 'Broken glass', description: 'Kind of damage' },
  covers: {
    id: 'insurance.covers',
    defaultMessage: 'It covers',
    description: 'Head of the rows with what is paid at most for each kind of damage',
  },
  vehicle: { id: 'insurance.vehicle', defaultMessage: 'The vehicle', description: 'Cover of an insurance' },
  belongings: {
    id: 'insurance.belongings',
    defaultMessage: 'Your belongings',
    description: 'Cover of an insurance',
  },
  inside: { id: 'insurance.inside', defaultMessage: 'Damage inside', description: 'Cover of an insurance' },
  byConditions: {
    id: 'insurance.by-conditions',
    defaultMessage: 'as the owner’s conditions say',
    description: 'In a cell of the table: what the insurance of the owner covers',
  },
  notCovered: {
    id: 'insurance.not-covered',
    defaultMessage: 'not covered',
    description: 'In a cell of the table',
  },
  upTo: {
    id: 'insurance.up-to',
    defaultMessage: 'up to {amount}',
    description: 'In a cell of the table: what is paid at most',
  },
  driver: { id: 'insurance.driver', defaultMessage: 'Who may drive', description: 'Head of a row' },
  driverRules: {
    id: 'insurance.driver-rules',
    defaultMessage:
      'from {age, plural, one {# year} other {# years}}, licence for {years, plural, one {# year} other {# years}}',
    description: 'Least age of a driver, and for how long they must have a licence',
  },
  perDay: { id: 'insurance.per-day', defaultMessage: 'Price a day', description: 'Head of a row' },
  whole: { id: 'insurance.whole', defaultMessage: 'For your trip', description: 'Head of a row: price' },
  choose: {
    id: 'insurance.choose',
    defaultMessage: 'Choose {name}',
    description: 'Read aloud for the button under a column. name: of the insurance',
  },
  take: { id: 'insurance.take', defaultMessage: 'Choose', description: 'Button under a column of the table' },
  chosen: { id: 'insurance.chosen', defaultMessage: 'Chosen', description: 'Under the chosen column' },
  close: { id: 'insurance.close', defaultMessage: 'Close', description: 'Closes the window' },
  failed: {
    id: 'insurance.failed',
    defaultMessage: 'The insurances could not be loaded.',
    description: 'In the window, when the api does not answer',
  },
  retry: { id: 'insurance.retry', defaultMessage: 'Try again', description: 'Asks for them again' },
  cover: {
    id: 'insurance.cover',
    defaultMessage: 'Rental cover',
    description: 'Heading above the terms of the rental cover',
  },
});
