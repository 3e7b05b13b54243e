import { aMe, aReview, someReviews, someReviewStats } from '@campavia/contracts/testing';
import { answers, fails, pending, type SlotStories } from '@campavia/testing/stories';

const REVIEWS = 'GET /v4/reviews/';
const STATS = 'GET /v4/reviews/stats/';

const comments = [
  'Spotless, and Camille explained everything.',
  'We crossed the Alps with two children and would leave again tomorrow. The awning gave us shade at every stop, and the fridge kept cold even on the hottest days of August.',
  'Good camper, narrow bed.',
  '',
  'The heating was a blessing in April.',
  'Easy to drive, easy to park.',
];
const page = comments.map((comment, index) =>
  aReview({
    id: 9001 + index,
    comment,
    rating: 5 - (index % 3),
    reply: index === 0 ? aReview().reply : null,
  }),
);
const inFrench = aReview({ language: 'fr', comment: 'Très propre, et Camille nous a tout expliqué.' });

export const stories: SlotStories = {
  slot: 'listing.reviews',
  path: '/campers/1201',
  answers: [answers(REVIEWS, someReviews(page, { count: 23 })), answers(STATS, someReviewStats())],
  states: {
    loading: {
      props: { camperId: 1201, average: 4.8, count: 23 },
      answers: [pending(REVIEWS), pending(STATS)],
    },
    failed: {
      props: { camperId: 1201, average: 4.8, count: 23 },
      answers: [fails(REVIEWS), fails(STATS)],
      mayShift: 'The bars and the list give way to one line, far below the first view of a listing.',
    },
    empty: { props: { camperId: 1201, average: 0, count: 0 } },
    filled: { props: { camperId: 1201, average: 4.8, count: 23 } },
    'filled: a review to be reported': {
      props: { camperId: 1201, average: 4.8, count: 23 },
      user: aMe(),
      press: ['community.reviews.report', 'report.send'],
    },
    'filled: one review in another language': {
      props: { camperId: 1201, average: 5, count: 1 },
      answers: [answers(REVIEWS, someReviews([inFrench]))],
    },
  },
};
