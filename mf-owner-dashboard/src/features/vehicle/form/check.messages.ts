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
    id: 'owner-vehicle.check-missing',
    defaultMessage: 'This is needed.',
    description: 'Below an empty field',
  },
  noNumber: {
    id: 'owner-vehicle.check-no-number',
    defaultMessage: 'Enter a number.',
    description: 'Below a field whose text is no number',
  },
  notWhole: {
    id: 'owner-vehicle.check-not-whole',
    defaultMessage: 'Enter a whole number.',
    description: 'Below a field',
  },
  tooLittle: {
    id: 'owner-vehicle.check-too-little',
    defaultMessage: 'Enter at least {bound}.',
    description: 'Below a field',
  },
  tooMuch: {
    id: 'owner-vehicle.check-too-much',
    defaultMessage: 'Enter at most {bound}.',
    description: 'Below a field',
  },
  noDay: {
    id: 'owner-vehicle.check-no-day',
    defaultMessage: 'Enter a day that exists.',
    description: 'Below the day of the first registration',
  },
  toCome: {
    id: 'owner-vehicle.check-to-come',
    defaultMessage: 'This day is still to come.',
    description: 'Below the day of the first registration',
  },
  noTown: {
    id: 'owner-vehicle.check-no-town',
    defaultMessage: 'Choose the town from the list.',
    description: 'Below the town when one was typed and none chosen',
  },
});
