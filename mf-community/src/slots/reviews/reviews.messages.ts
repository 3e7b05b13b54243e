import { defineMessages, type NoMessageValues } from 'react-intl';

type ReviewsValues = {
  title: { count: number };
  outOfFive: { value: string };
  step: { stars: number };
  stepSpoken: { stars: number; count: number };
  order: NoMessageValues;
  newest: NoMessageValues;
  best: NoMessageValues;
  critical: NoMessageValues;
  more: NoMessageValues;
  fetching: NoMessageValues;
  shown: { shown: number; count: number };
  noneTitle: NoMessageValues;
  noneText: NoMessageValues;
  report: NoMessageValues;
  failed: NoMessageValues;
  moreFailed: NoMessageValues;
  again: NoMessageValues;
  tryingAgain: NoMessageValues;
};

export const reviewsMessages = defineMessages<ReviewsValues>({
  title: {
    id: 'community.reviews.title',
    defaultMessage: '{count, plural, one {# review} other {# reviews}}',
    description: 'Heading over what guests wrote about a camper',
  },
  outOfFive: {
    id: 'community.reviews.out-of-five',
    defaultMessage: '{value} out of 5',
    description: 'Average rating beside the heading, after a star. value: already formatted, 4.9',
  },
  step: {
    id: 'community.reviews.step',
    defaultMessage: '{stars, plural, one {# star} other {# stars}}',
    description: 'Before a bar that shows how many reviews gave so many stars; short',
  },
  stepSpoken: {
    id: 'community.reviews.step-spoken',
    defaultMessage:
      '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}',
    description: 'Read aloud in place of that bar',
  },
  order: {
    id: 'community.reviews.order',
    defaultMessage: 'Order of the reviews',
    description: 'Name of the group of three switches that put the reviews in order, read aloud',
  },
  newest: { id: 'community.reviews.newest', defaultMessage: 'Newest first', description: 'Switch' },
  best: { id: 'community.reviews.best', defaultMessage: 'Best first', description: 'Switch' },
  critical: {
    id: 'community.reviews.critical',
    defaultMessage: 'Most critical first',
    description: 'Switch: fewest stars first',
  },
  more: {
    id: 'community.reviews.more',
    defaultMessage: 'More reviews',
    description: 'Button that adds the next reviews to those shown',
  },
  fetching: {
    id: 'community.reviews.fetching',
    defaultMessage: 'Loading reviews',
    description: 'The same button while they are on their way',
  },
  shown: {
    id: 'community.reviews.shown',
    defaultMessage: '{count, plural, one {{shown, number} of # shown} other {{shown, number} of # shown}}',
    description: 'Beside that button: how many of the reviews can be read',
  },
  noneTitle: {
    id: 'community.reviews.none-title',
    defaultMessage: 'No reviews yet',
    description: 'Heading when there is no review',
  },
  noneText: {
    id: 'community.reviews.none-text',
    defaultMessage: 'Only guests who have made the trip can write here. The first review could be yours.',
    description: 'Under that heading',
  },
  report: {
    id: 'community.reviews.report',
    defaultMessage: 'Report this review',
    description: 'Button under a review',
  },
  failed: {
    id: 'community.reviews.failed',
    defaultMessage: 'The reviews could not be loaded.',
    description: 'In place of the reviews when they do not come',
  },
  moreFailed: {
    id: 'community.reviews.more-failed',
    defaultMessage: 'The next reviews could not be loaded. Those above stay.',
    description: 'Under the reviews when the next ones do not come',
  },
  again: {
    id: 'community.reviews.again',
    defaultMessage: 'Try again',
    description: 'Button under the line that reviews will not load',
  },
  tryingAgain: {
    id: 'community.reviews.trying-again',
    defaultMessage: 'Trying again',
    description: 'The same button while it is tried',
  },
});
