import { defineMessages, type NoMessageValues } from 'react-intl';

type LinesValues = {
  total: NoMessageValues;
  everyLine: NoMessageValues;
  totalNote: { days: number; perDay: string };
  inTwo: NoMessageValues;
  whenPaying: NoMessageValues;
  exchanged: { owner: string; used: string; rate: string };
};

export const linesMessages = defineMessages<LinesValues>({
  total: { id: 'quote.total', defaultMessage: 'Total', description: 'Beside the whole price' },
  everyLine: {
    id: 'quote.every-line',
    defaultMessage: 'Price breakdown',
    description: 'Link in the bar with the total, on small screens, down to the price',
  },
  totalNote: {
    id: 'quote.total-note',
    defaultMessage:
      '{days, plural, one {# day} other {# days}}, {perDay} a day. Nothing else is added later.',
    description: 'Under the total',
  },
  inTwo: {
    id: 'quote.in-two',
    defaultMessage: 'Or in two payments',
    description: 'Under the total, above two amounts with their dates',
  },
  whenPaying: {
    id: 'quote.in-two.first',
    defaultMessage: 'When you pay',
    description: 'Under "Or in two payments", before the first amount; the second has a date there',
  },
  exchanged: {
    id: 'quote.exchanged',
    defaultMessage: 'The owner is paid in {owner}; 1 {owner} is {rate} {used}.',
    description: 'Under the total, when the camper’s currency is another one. Codes such as EUR and CHF',
  },
});
