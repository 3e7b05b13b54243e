import { defineMessages, type NoMessageValues } from 'react-intl';

type SimilarValues = {
  title: NoMessageValues;
  free: NoMessageValues;
};

export const similarMessages = defineMessages<SimilarValues>({
  title: {
    id: 'details.similar.title',
    defaultMessage: 'Campers like this one',
    description: 'Heading of similar campers',
  },
  free: {
    id: 'details.similar.free',
    defaultMessage: 'Like this one, and free on your dates',
    description: 'Heading of similar campers when dates are chosen',
  },
});
