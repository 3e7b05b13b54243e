import { aBackOfficeOverview, aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const OVERVIEW = 'GET /v4/back-office/';
const nothing = aBackOfficeOverview().queues.map((queue) => ({
  ...queue,
  waiting: 0,
  fresh: 0,
  late: 0,
  oldest_at: null,
  next_id: null,
}));

export const stories: ScreenStories = {
  address: 'staff',
  path: '/d/staff',
  user: aMe({ is_staff: true }),
  answers: [answers(OVERVIEW, aBackOfficeOverview())],
  states: {
    loading: { answers: [pending(OVERVIEW)] },
    failed: { answers: [fails(OVERVIEW)] },
    empty: { answers: [answers(OVERVIEW, aBackOfficeOverview({ queues: nothing }))] },
    filled: {},
  },
};
