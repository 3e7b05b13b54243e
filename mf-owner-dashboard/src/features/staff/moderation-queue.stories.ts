import { aMe, aModerationQueue } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const QUEUE = 'GET /v4/moderation/listings/';

export const stories: ScreenStories = {
  address: 'staff.listings',
  path: '/d/staff/listings',
  user: aMe({ is_staff: true }),
  answers: [answers(QUEUE, aModerationQueue())],
  states: {
    loading: { answers: [pending(QUEUE)] },
    failed: { answers: [fails(QUEUE)] },
    empty: { answers: [answers(QUEUE, aModerationQueue({ count: 0, past_a_day: 0, results: [] }))] },
    filled: {},
    'filled: several pages': { answers: [answers(QUEUE, aModerationQueue({ count: 31 }))] },
  },
};
