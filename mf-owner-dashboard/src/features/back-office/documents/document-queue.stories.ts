import { aDocumentQueue, aMe, aWaitingDocument } from '@campavia/contracts/testing';
import { answers, fails, hoursAgo, pending, type ScreenStories } from '@campavia/testing/stories';

const QUEUE = 'GET /v4/back-office/documents/';
const colleague = { id: 9, first_name: 'Daan' };
const waiting = [
  aWaitingDocument({ submitted_at: hoursAgo(26.5) }),
  aWaitingDocument({
    id: 4712,
    document_type: 'id_proof',
    holder: 'Tess Novak',
    submitted_at: hoursAgo(25.5),
    claimed_by: colleague,
  }),
  aWaitingDocument({
    id: 4713,
    document_type: 'driving_licen',
    holder: 'Eoin Daly',
    submitted_at: hoursAgo(8.5),
  }),
];

export const stories: ScreenStories = {
  address: 'staff.documents',
  path: '/d/staff/documents',
  user: aMe({ is_staff: true }),
  answers: [answers(QUEUE, aDocumentQueue({ results: waiting }))],
  states: {
    loading: { answers: [pending(QUEUE)] },
    failed: { answers: [fails(QUEUE)] },
    empty: { answers: [answers(QUEUE, aDocumentQueue({ count: 0, late: 0, results: [] }))] },
    filled: { answers: [answers(QUEUE, aDocumentQueue({ count: 31, results: waiting }))] },
  },
};
