import { defineMessages, type NoMessageValues } from 'react-intl';

type CheckValues = {
  missing: NoMessageValues;
  noNumber: NoMessageValues;
  notWhole: NoMessageValues;
  tooLittle: { bound: string };
  tooMuch: { bound: string };
  noMeans: NoMessageValues;
  noName: NoMessageValues;
};

export const checkMessages = defineMessages<CheckValues>({
  missing: {
    id: 'owner-prices.missing',
    defaultMessage: 'Enter a number.',
    description: 'Below an empty field',
  },
  noNumber: {
    id: 'owner-prices.no-number',
    defaultMessage: 'Enter a number like 80 or 80.50.',
    description: 'Below a field whose text is no number',
  },
  notWhole: {
    id: 'owner-prices.not-whole',
    defaultMessage: 'Enter a whole number.',
    description: 'Below a field',
  },
  tooLittle: {
    id: 'owner-prices.too-little',
    defaultMessage: 'Enter at least {bound}.',
    description: 'Below a field',
  },
  tooMuch: {
    id: 'owner-prices.too-much',
    defaultMessage: 'Enter at most {bound}.',
    description: 'Below a field',
  },
  noMeans: {
    id: 'owner-prices.no-means',
    defaultMessage: 'Choose one at least.',
    description: 'Below the ways in which a deposit is taken',
  },
  noName: {
    id: 'owner-prices.no-name',
    defaultMessage: 'Enter what it is.',
    description: 'Below the name of an owner’s own extra',
  },
});
