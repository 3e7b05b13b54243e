import { defineMessages } from 'react-intl';

export const documentMessages = defineMessages({
  description: {
    id: 'earnings.document.description',
    defaultMessage:
      'Estimate in two minutes what your camper could earn: prices a day and income a year by type, age, seats, country and free weeks.',
    description: 'Description of the page for search engines',
  },
});
