import { defineMessages, type NoMessageValues } from 'react-intl';

export const seasonMessages = defineMessages<Record<'low' | 'mid' | 'high', NoMessageValues>>({
  low: {
    id: 'quote.season.low',
    defaultMessage: 'Low season',
    description: 'Season that a daily price belongs to, in a line of the price',
  },
  mid: {
    id: 'quote.season.mid',
    defaultMessage: 'Mid season',
    description: 'Season that a daily price belongs to, in a line of the price',
  },
  high: {
    id: 'quote.season.high',
    defaultMessage: 'High season',
    description: 'Season that a daily price belongs to, in a line of the price',
  },
});
