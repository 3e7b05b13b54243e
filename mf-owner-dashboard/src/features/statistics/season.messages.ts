import { defineMessages, type NoMessageValues } from 'react-intl';

type SeasonValues = {
  low: NoMessageValues;
  mid: NoMessageValues;
  high: NoMessageValues;
};

export const seasonMessages = defineMessages<SeasonValues>({
  low: {
    id: 'owner-statistics.season-low',
    defaultMessage: 'Low season',
    description: 'A season',
  },
  mid: {
    id: 'owner-statistics.season-mid',
    defaultMessage: 'Middle season',
    description: 'A season',
  },
  high: {
    id: 'owner-statistics.season-high',
    defaultMessage: 'High season',
    description: 'A season',
  },
});
