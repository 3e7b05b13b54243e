import { aHeldPayout, aMe, someHeldPayouts } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const QUEUE = 'GET /v4/back-office/payouts/';
const late = aHeldPayout({ id: 304, due_at: '2027-03-13T05:54:00.000Z' });

export const stories: ScreenStories = {
  address: 'staff.payouts',
  path: '/d/staff/payouts',
  user: aMe({ is_staff: true }),
  answers: [answers(QUEUE, someHeldPayouts({ results: [...someHeldPayouts().results, late] }))],
  states: {
    loading: { answers: [pending(QUEUE)] },
    failed: { answers: [fails(QUEUE)] },
    empty: { answers: [answers(QUEUE, someHeldPayouts({ count: 0, releasable: 0, results: [] }))] },
    filled: {},
    'filled: to be released': { press: ['back-office.payouts.release'] },
  },
};
