import { defineMessages, type NoMessageValues } from 'react-intl';

type FaultValues = {
  noNumber: NoMessageValues;
  notANumber: NoMessageValues;
  noExpiry: NoMessageValues;
  notAMonth: NoMessageValues;
  expired: NoMessageValues;
  endsBefore: { date: string };
  noCode: NoMessageValues;
  notACode: NoMessageValues;
  noHolder: NoMessageValues;
  agreed: NoMessageValues;
};

export const fieldProblemMessages = defineMessages<FaultValues>({
  noNumber: {
    id: 'payment.fault.no-number',
    defaultMessage: 'Enter the card number.',
    description: 'Under the card number when it is empty',
  },
  notANumber: {
    id: 'payment.fault.not-a-number',
    defaultMessage: 'A card number has 13 to 19 digits. Compare it with your card.',
    description: 'Under the card number',
  },
  noExpiry: {
    id: 'payment.fault.no-expiry',
    defaultMessage: 'Enter the month and year in which the card expires.',
    description: 'Under the expiry when it is empty',
  },
  notAMonth: {
    id: 'payment.fault.not-a-month',
    defaultMessage: 'Enter the month and the year, such as 07 / 29.',
    description: 'Under the expiry',
  },
  expired: {
    id: 'payment.fault.expired',
    defaultMessage: 'This card has expired. Use one that is still valid.',
    description: 'Under the expiry',
  },
  endsBefore: {
    id: 'payment.fault.ends-before',
    defaultMessage: 'Expires before your return on {date}. Use a card that is valid until then.',
    description: 'Under the expiry. date: last day of the trip',
  },
  noCode: {
    id: 'payment.fault.no-code',
    defaultMessage: 'Enter the security code.',
    description: 'Under the security code when it is empty',
  },
  notACode: {
    id: 'payment.fault.not-a-code',
    defaultMessage: 'The code has 3 or 4 digits. It is on the back, on some cards on the front.',
    description: 'Under the security code',
  },
  noHolder: {
    id: 'payment.fault.no-holder',
    defaultMessage: 'Enter the name as it is on the card.',
    description: 'Under the name when it is empty',
  },
  agreed: {
    id: 'payment.fault.agreed',
    defaultMessage: 'Read the contract and the refund rules, then tick this.',
    description: 'Under the tick of the contract',
  },
});
