import {
  aMe,
  anOwnerBooking,
  anOwnReview,
  aReview,
  someReviews,
  someReviewsNeeded,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type RedirectStories, type ScreenStories } from '@campavia/testing/stories';

const BOOKING = 'GET /v4/bookings-owner/{id}/';
const NEEDED = 'GET /3/reviews-needed/';
const REVIEW = 'GET /3/review/{id}/';
const REVIEWS = 'GET /v4/reviews/';
const SEND = 'PATCH /3/review/{id}/';

const booking = anOwnerBooking({
  state: 'TO_COME',
  display_state: 'FINISHED',
  date_from: '2027-03-01',
  date_to: '2027-03-05',
  buttons: ['review'],
});
const draft = anOwnReview({
  author_type: 'owner',
  state: 'draft',
  published_date: null,
  rating: null,
  comment: null,
  parts: { care: 5, punctuality: 4 },
  pictures: [],
});
const SUBMIT = 'button[type="submit"]';
const at = (step: string) => `/f/booking/7001/${step}?id_review=9001`;

const steps: ScreenStories = {
  address: 'booking.review.step',
  path: '/f/booking/7001/booking',
  user: aMe({ is_owner: true }),
  answers: [
    answers(BOOKING, booking),
    answers(NEEDED, someReviewsNeeded([])),
    answers(REVIEW, draft),
    answers(REVIEWS, someReviews([aReview({ author_type: 'owner', comment: 'Careful and punctual.' })])),
  ],
  states: {
    loading: { answers: [pending(BOOKING)] },
    empty: {},
    'failed: no stars': { path: at('guest'), press: [SUBMIT] },
    'failed: not sent': {
      path: at('guest'),
      answers: [fails(SEND)],
      press: ['input[name="rating"][value="5"]', SUBMIT],
    },
    'failed: cannot be reviewed': { answers: [answers(BOOKING, { ...booking, buttons: [] })] },
    filled: { path: at('booking') },
    'filled: the guest': { path: at('guest') },
    'filled: sent': { path: at('end'), answers: [answers(REVIEW, { ...draft, rating: 5, state: 'sent' })] },
    'filled: published': {
      path: at('end'),
      answers: [answers(REVIEW, { ...draft, rating: 5, state: 'published' })],
    },
  },
};

export const stories: readonly (ScreenStories | RedirectStories)[] = [
  { address: 'booking.review', redirect: 'leads to the first step' },
  steps,
];
