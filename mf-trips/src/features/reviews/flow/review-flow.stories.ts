import { aBooking, aMe, anOwnReview, someReviewsNeeded } from '@campavia/contracts/testing';
import { answers, fails, pending, type RedirectStories, type ScreenStories } from '@campavia/testing/stories';

const TRIP = 'GET /v4/bookings-guest/{id}/';
const NEEDED = 'GET /3/reviews-needed/';
const REVIEW = 'GET /3/review/{id}/';
const CREATE = 'POST /3/review/create/{idBooking}/';
const LISTS = [answers('GET /v4/reviews/mine/', { count: 0, next: null, previous: null, results: [] })];

const trip = aBooking({
  state: 'TO_COME',
  display_state: 'FINISHED',
  date_from: '2027-03-01',
  date_to: '2027-03-05',
  can_search_more: false,
  buttons: ['review'],
});
const draft = anOwnReview({ state: 'draft', published_date: null, rating: 4 });
const SUBMIT = 'button[type="submit"]';
const at = (step: string) => `/f/trip/7001/${step}?id_review=9001`;

const steps: ScreenStories = {
  address: 'trip.review.step',
  path: '/f/trip/7001/booking',
  user: aMe(),
  answers: [answers(TRIP, trip), answers(NEEDED, someReviewsNeeded([])), answers(REVIEW, draft), ...LISTS],
  states: {
    loading: { answers: [pending(TRIP)] },
    empty: {},
    'failed: no stars': { press: [SUBMIT] },
    'failed: not saved': { answers: [fails(CREATE)], press: ['input[name="rating"][value="5"]', SUBMIT] },
    'failed: cannot be reviewed': { answers: [answers(TRIP, { ...trip, buttons: [] })] },
    filled: { path: at('booking') },
    'filled: the owner': { path: at('owner') },
    'filled: private': { path: at('owner-private') },
    'filled: sent': { path: at('end'), answers: [answers(REVIEW, { ...draft, state: 'sent' })] },
    'filled: published': { path: at('end'), answers: [answers(REVIEW, anOwnReview())] },
  },
};

export const stories: readonly (ScreenStories | RedirectStories)[] = [
  { address: 'trip.review', redirect: 'leads to the first step' },
  steps,
];
