import { defineMessages, type NoMessageValues } from 'react-intl';

type ReviewsValues = {
  title: { average: string; count: number };
  text: NoMessageValues;
  all: NoMessageValues;
};

export const reviewsMessages = defineMessages<ReviewsValues>({
  title: {
    id: 'search.reviews.title',
    defaultMessage: '{average} out of 5, {count, plural, one {from # review} other {from # reviews}}',
    description:
      'Heading: what guests gave all trips on average. average: already formatted; count: all reviews',
  },
  text: {
    id: 'search.reviews.text',
    defaultMessage: 'Only guests who made the trip can review it.',
    description: 'Under that heading',
  },
  all: {
    id: 'search.reviews.all',
    defaultMessage: 'Read what they wrote',
    description: 'Link beside that heading, to the page with reviews',
  },
});
