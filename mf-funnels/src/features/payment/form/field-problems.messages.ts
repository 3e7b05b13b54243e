import { defineMessages, type NoMessageValues } from 'react-intl';

type FieldErrorValues = {
  noNumber: NoMessageValues;
  notANumber: NoMessageValues;
  noExpiry: NoMessageValues;
  notAMonth: NoMessageValues;
  expired: NoMessageValues;
  endsBefore: { date: string };
  noCode: NoMessageValues;
  notACode: NoMessageValues;
  noHolder: NoMessageValues;
  longHolder: { most: number };
  agreed: NoMessageValues;
};

export const fieldProblemMessages = defineMessages<FieldErrorValues>({
  noNumber: {
    id: 'payment.error.no-number',
    defaultMessage: 'Enter the card number.',
    description: 'Under the card number when it is empty',
  },
  notANumber: {
    id: 'payment.error.not-a-number',
    defaultMessage: 'A card number has 13 to 19 digits. Compare it with your card.',
    description: 'Under the card number',
  },
  noExpiry: {
    id: 'payment.error.no-expiry',
    defaultMessage: 'Enter the month and year in which the card expires.',
    description: 'Under the expiry when it is empty',
  },
  notAMonth: {
    id: 'payment.error.not-a-month',
    defaultMessage: 'Enter the month and the year, such as 07 / 29.',
    description: 'Under the expiry',
  },
  expired: {
    id: 'payment.error.expired',
    defaultMessage: 'This card has expired. Use one that is still valid.',
    description: 'Under the expiry',
  },
  endsBefore: {
    id: 'payment.error.ends-before',
    defaultMessage: 'Expires before your return on {date}. Use a card that is valid until then.',
    description: 'Under the expiry. date: last day of the trip',
  },
  noCode: {
    id: 'payment.error.no-code',
    defaultMessage: 'Enter the security code.',
    description: 'Under the security code when it is empty',
  },
  notACode: {
    id: 'payment.error.not-a-code',
    defaultMessage: 'The code has 3 or 4 digits. It is on the back, on some cards on the front.',
    description: 'Under the security code',
  },
  noHolder: {
    id: 'payment.error.no-holder',
    defaultMessage: 'Enter the name as it is on the card.',
    description: 'Under the name when it is empty',
  },
  longHolder: {
    id: 'payment.error.long-holder',
    defaultMessage:
      'The name can have {most, plural, one {# character} other {# characters}} at most. Enter it as it is on the card.',
    description: 'Under the name when it is too long. most: how many characters it can have',
  },
  agreed: {
    id: 'payment.error.agreed',
    defaultMessage: 'Read the contract and the refund rules, then tick this.',
    description: 'Under the tick of the contract',
  },
});
