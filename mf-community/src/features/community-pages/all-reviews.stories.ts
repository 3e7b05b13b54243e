import {
  aReview,
  aReviewPicture,
  someReviews,
  someReviewStats,
  someWallPictures,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type Stories } from '@campavia/testing/stories';

const REVIEWS = 'GET /v4/reviews/';
const STATS = 'GET /v4/reviews/stats/';
const PICTURES = 'GET /v4/reviews/pictures/';

const page = [
  aReview({
    id: 9001,
    pictures: [aReviewPicture(), aReviewPicture({ id: 302 }), aReviewPicture({ id: 303 })],
  }),
  aReview({ id: 9002, guest_id: 413, guest_first_name: 'Tess', reply: null }),
  aReview({
    id: 9003,
    guest_id: 414,
    guest_first_name: 'Marta',
    rating: 3,
    language: 'fr',
    comment: 'Le véhicule est bien, la remise des clés non : quarante minutes de retard et pas un mot.',
  }),
  aReview({ id: 9004, guest_id: null, guest_first_name: null, comment: null, camper: null, reply: null }),
];

export const stories: readonly Stories[] = [
  { address: 'community', redirect: 'leads to all reviews' },
  {
    address: 'community.all-reviews',
    path: '/community/all-reviews',
    answers: [
      answers(REVIEWS, someReviews(page, { count: 1318 })),
      answers(STATS, someReviewStats({ count: 1318, ratings: { 5: 1118, 4: 158, 3: 27, 2: 8, 1: 7 } })),
      answers(PICTURES, someWallPictures([], { count: 241 })),
    ],
    states: {
      loading: { answers: [pending(REVIEWS), pending(STATS), pending(PICTURES)] },
      empty: {
        answers: [
          answers(REVIEWS, someReviews([])),
          answers(STATS, someReviewStats({ count: 0, average: null, ratings: {} })),
          answers(PICTURES, someWallPictures([])),
        ],
        mayShift: 'One box takes the place of the list, below the heading.',
      },
      'empty: with filters': {
        path: '/community/all-reviews?country=PT&type=6&stars=1',
        answers: [answers(REVIEWS, someReviews([]))],
        mayShift: 'One box takes the place of the list, below the heading.',
      },
      failed: {
        answers: [fails(REVIEWS), fails(STATS), fails(PICTURES)],
        mayShift: 'One box takes the place of the list, and the summary is left out.',
      },
      filled: {},
      'filled: with filters': {
        path: '/community/all-reviews?country=FR&type=4&stars=5&pictures=1&order=best&page=2',
      },
    },
  },
];
