import { aMe, anAuditLog } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const LOG = 'GET /v4/back-office/actions/';

export const stories: ScreenStories = {
  address: 'staff.audit-log',
  path: '/d/staff/audit-log',
  user: aMe({ is_staff: true }),
  answers: [answers(LOG, anAuditLog())],
  states: {
    loading: { answers: [pending(LOG)] },
    failed: { answers: [fails(LOG)] },
    empty: { answers: [answers(LOG, anAuditLog({ count: 0, results: [] }))] },
    filled: { answers: [answers(LOG, anAuditLog({ count: 90 }))] },
  },
};
