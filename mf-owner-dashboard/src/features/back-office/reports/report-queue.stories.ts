import { aMe, aReportQueue } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const QUEUE = 'GET /v4/back-office/reports/';
const [first, ...others] = aReportQueue().results;
const results = first ? [Object.assign(first, { opened_at: '2027-03-14T00:54:00.000Z' }), ...others] : [];

export const stories: ScreenStories = {
  address: 'staff.reports',
  path: '/d/staff/reports?subject=review',
  user: aMe({ is_staff: true }),
  answers: [answers(QUEUE, aReportQueue({ results }))],
  states: {
    loading: { answers: [pending(QUEUE)] },
    failed: { answers: [fails(QUEUE)] },
    empty: { answers: [answers(QUEUE, aReportQueue({ count: 0, late: 0, results: [] }))] },
    filled: {},
  },
};
