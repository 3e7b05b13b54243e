import { aMe, aReportCase } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CASE = 'GET /v4/back-office/reports/{id}/';
const decided = {
  reason: 'It names the number plate of somebody.',
  staff_name: 'Daan',
  decided_at: '2027-03-15T07:00:00.000Z',
};
const { content } = aReportCase();

export const stories: ScreenStories = {
  address: 'staff.report',
  path: '/d/staff/reports/41',
  user: aMe({ is_staff: true }),
  answers: [answers(CASE, aReportCase())],
  states: {
    loading: { answers: [pending(CASE)] },
    failed: { answers: [fails(CASE)] },
    filled: {},
    'filled: nothing chosen': { press: ['back-office.reports.send'] },
    'filled: hidden': {
      answers: [
        answers(
          CASE,
          aReportCase({
            content: content && { ...content, is_shown: false },
            decision: { outcome: 'hidden', ...decided },
          }),
        ),
      ],
    },
    'filled: removed in the meantime': {
      answers: [answers(CASE, aReportCase({ content: null, earlier: [], next_id: null }))],
    },
  },
  without: { empty: 'A case has a report.' },
};
