import { aMe, someRefusedRefunds } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const QUEUE = 'GET /v4/back-office/refunds/';

export const stories: ScreenStories = {
  address: 'staff.refunds',
  path: '/d/staff/refunds',
  user: aMe({ is_staff: true }),
  answers: [answers(QUEUE, someRefusedRefunds())],
  states: {
    loading: { answers: [pending(QUEUE)] },
    failed: { answers: [fails(QUEUE)] },
    empty: { answers: [answers(QUEUE, someRefusedRefunds({ count: 0, results: [] }))] },
    filled: {},
    'filled: paid by transfer': { press: ['back-office.refunds.by-transfer', 'back-office.refunds.record'] },
  },
};
