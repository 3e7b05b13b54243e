import {
  aMe,
  anOwnReview,
  aReviewNeeded,
  someOwnReviews,
  someReviewsNeeded,
  someReviewStats,
} from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const MINE = 'GET /v4/reviews/mine/';
const NEEDED = 'GET /3/reviews-needed/';
const STATS = 'GET /v4/reviews/stats/';

const me = aMe();
const received = anOwnReview({
  author_type: 'owner',
  guest_id: me.id,
  owner_first_name: 'Davide',
  comment: 'Punctual, careful, and the camper came back cleaner than it left.',
  private_comment: 'Come back whenever you like.',
  pictures: [],
  parts: { care: 5 },
  can_answer: true,
  can_report: true,
});
const answered = anOwnReview({
  id: 9002,
  author_type: 'owner',
  guest_id: me.id,
  owner_first_name: 'Sanne',
  rating: 4,
  comment: null,
  pictures: [],
  reply: { comment: 'We have bought a blanket for Biscuit since.', published_date: '2027-03-13T00:00:00Z' },
  is_reported: true,
});
const own = { guest_id: me.id, guest_first_name: me.first_name } as const;

export const stories: ScreenStories = {
  address: 'reviews',
  path: '/d/reviews',
  user: me,
  answers: [
    answers(MINE, someOwnReviews([received, answered])),
    answers(NEEDED, someReviewsNeeded([])),
    answers(STATS, someReviewStats()),
  ],
  states: {
    loading: { answers: [pending(MINE), pending(NEEDED)] },
    empty: { answers: [answers(MINE, someOwnReviews([]))] },
    'empty: nothing sent': { path: '/d/reviews?box=sent', answers: [answers(MINE, someOwnReviews([]))] },
    failed: { answers: [fails(MINE)] },
    filled: {
      answers: [
        answers(
          NEEDED,
          someReviewsNeeded([
            aReviewNeeded(),
            aReviewNeeded({ booking_id: 7002, author_type: 'owner', id_review: 9 }),
          ]),
        ),
      ],
    },
    'filled: sent': {
      path: '/d/reviews?box=sent',
      answers: [
        answers(
          MINE,
          someOwnReviews([
            anOwnReview({ ...own, id: 1, state: 'draft', rating: null, comment: null, published_date: null }),
            anOwnReview({
              ...own,
              id: 2,
              state: 'sent',
              published_date: null,
              private_comment: 'A loose cable.',
            }),
            anOwnReview({ ...own, reply: answered.reply }),
          ]),
        ),
      ],
    },
    'dialog: report': { press: ['article button:nth-of-type(2)'] },
    'dialog: answer': { press: ['article button:nth-of-type(1)'] },
  },
};
