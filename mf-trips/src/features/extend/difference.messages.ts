import { defineMessages, type NoMessageValues } from 'react-intl';

type DifferenceValues = {
  title: NoMessageValues;
  text: NoMessageValues;
  line: NoMessageValues;
  now: NoMessageValues;
  after: NoMessageValues;
  toPay: NoMessageValues;
  total: NoMessageValues;
  nothingChosen: NoMessageValues;
  failed: NoMessageValues;
  free: NoMessageValues;
};

/** The effect of a change on the price. */
export const differenceMessages = defineMessages<DifferenceValues>({
  title: {
    id: 'extend.difference.title',
    defaultMessage: 'What it changes, line by line',
    description: 'Heading',
  },
  text: {
    id: 'extend.difference.text',
    defaultMessage: 'Prices of today. Lines that stay the same are grey.',
    description: 'Under it',
  },
  line: {
    id: 'extend.difference.line',
    defaultMessage: 'Line',
    description: 'Head of a column of the table, read aloud',
  },
  now: {
    id: 'extend.difference.now',
    defaultMessage: 'Now',
    description: 'Head of a column: amounts as booked',
  },
  after: {
    id: 'extend.difference.after',
    defaultMessage: 'With the change',
    description: 'Head of a column: amounts with the change',
  },
  toPay: {
    id: 'extend.difference.to-pay',
    defaultMessage: 'To pay',
    description: 'Head of a column, and the label of the sum',
  },
  total: {
    id: 'extend.difference.total',
    defaultMessage: 'Total',
    description: 'Last line of the table',
  },
  nothingChosen: {
    id: 'extend.difference.nothing-chosen',
    defaultMessage: 'Once you have chosen, every line is here.',
    description: 'Instead of the table',
  },
  failed: {
    id: 'extend.difference.failed',
    defaultMessage: 'The price could not be calculated',
    description: 'Heading when the price could not be loaded',
  },
  free: {
    id: 'extend.difference.free',
    defaultMessage: 'Costs nothing more',
    description: 'Instead of a price: a trip that is moved into cheaper days',
  },
});
