import { defineMessages, type NoMessageValues } from 'react-intl';

type SettlementValues = {
  kilometres: NoMessageValues;
  driven: NoMessageValues;
  included: { days: number };
  unlimited: NoMessageValues;
  beyond: NoMessageValues;
  price: NoMessageValues;
  total: NoMessageValues;
  charged: NoMessageValues;
  charging: NoMessageValues;
  owed: NoMessageValues;
  owedText: { guest: string };
  nothing: NoMessageValues;
};

export const settlementMessages = defineMessages<SettlementValues>({
  kilometres: {
    id: 'handover.settlement.kilometres',
    defaultMessage: 'Kilometres after the return',
    description: 'Heading',
  },
  driven: {
    id: 'handover.settlement.driven',
    defaultMessage: 'Driven',
    description: 'Line',
  },
  included: {
    id: 'handover.settlement.included',
    defaultMessage: 'Included, {days, plural, one {# day} other {# days}}',
    description: 'Line',
  },
  unlimited: {
    id: 'handover.settlement.unlimited',
    defaultMessage: 'Without a limit',
    description: 'Value of a line',
  },
  beyond: {
    id: 'handover.settlement.beyond',
    defaultMessage: 'Beyond the package',
    description: 'Line',
  },
  price: {
    id: 'handover.settlement.price',
    defaultMessage: 'Price of a kilometre',
    description: 'Line',
  },
  total: {
    id: 'handover.settlement.total',
    defaultMessage: 'The guest pays',
    description: 'Sum',
  },
  charged: {
    id: 'handover.settlement.charged',
    defaultMessage: 'Charged to the deposit',
    description: 'Line',
  },
  charging: {
    id: 'handover.settlement.charging',
    defaultMessage: 'Being charged to the deposit',
    description: 'Line',
  },
  owed: {
    id: 'handover.settlement.owed',
    defaultMessage: 'Not paid by the deposit',
    description: 'Line',
  },
  owedText: {
    id: 'handover.settlement.owed-text',
    defaultMessage:
      'The deposit on the card does not pay this amount: {guest} owes it to you. Please settle it together.',
    description: 'Under the lines',
  },
  nothing: {
    id: 'handover.settlement.nothing',
    defaultMessage: 'Nothing to pay: all kilometres are included.',
    description: 'In place of the sum',
  },
});
