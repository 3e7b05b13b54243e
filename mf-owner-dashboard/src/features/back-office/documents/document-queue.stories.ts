import { aDocumentQueue, aMe, aWaitingDocument } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const QUEUE = 'GET /v4/back-office/documents/';
const colleague = { id: 9, first_name: 'Daan' };
const waiting = [
  aWaitingDocument({ submitted_at: '2027-03-14T05:54:00.000Z' }),
  aWaitingDocument({
    id: 4712,
    document_type: 'id_proof',
    holder: 'Tess Novak',
    submitted_at: '2027-03-14T06:54:00.000Z',
    claimed_by: colleague,
  }),
  aWaitingDocument({
    id: 4713,
    document_type: 'driving_licen',
    holder: 'Eoin Daly',
    submitted_at: '2027-03-14T23:54:00.000Z',
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
