import { defineMessages, type NoMessageValues } from 'react-intl';

type CheckValues = {
  missing: NoMessageValues;
  noNumber: NoMessageValues;
  notWhole: NoMessageValues;
  tooLittle: { bound: string };
  tooMuch: { bound: string };
  noDay: NoMessageValues;
  toCome: NoMessageValues;
  noTown: NoMessageValues;
};

export const checkMessages = defineMessages<CheckValues>({
  missing: {
    id: 'vehicle-form.check-missing',
    defaultMessage: 'This is needed.',
    description: 'Below an empty field',
  },
  noNumber: {
    id: 'vehicle-form.check-no-number',
    defaultMessage: 'Enter a number.',
    description: 'Below a field whose text is no number',
  },
  notWhole: {
    id: 'vehicle-form.check-not-whole',
    defaultMessage: 'Enter a whole number.',
    description: 'Below a field',
  },
  tooLittle: {
    id: 'vehicle-form.check-too-little',
    defaultMessage: 'Enter at least {bound}.',
    description: 'Below a field',
  },
  tooMuch: {
    id: 'vehicle-form.check-too-much',
    defaultMessage: 'Enter at most {bound}.',
    description: 'Below a field',
  },
  noDay: {
    id: 'vehicle-form.check-no-day',
    defaultMessage: 'Enter a day that exists.',
    description: 'Below the day of the first registration',
  },
  toCome: {
    id: 'vehicle-form.check-to-come',
    defaultMessage: 'This day is still to come.',
    description: 'Below the day of the first registration',
  },
  noTown: {
    id: 'vehicle-form.check-no-town',
    defaultMessage: 'Choose the town from the list.',
    description: 'Below the town when one was typed and none chosen',
  },
});
