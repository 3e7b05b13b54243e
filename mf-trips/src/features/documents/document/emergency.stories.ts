import { aDocument, aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const DOCUMENT = 'GET /3/docs/{id}/';

export const stories: ScreenStories = {
  address: 'trip.document.emergency',
  path: '/d/trips/7001/documents/4711/emergency',
  user: aMe(),
  answers: [answers(DOCUMENT, aDocument({ document_type: 'covid_proof', pages_mandatory: 1 }))],
  states: {
    loading: { answers: [pending(DOCUMENT)] },
    failed: { answers: [fails(DOCUMENT)] },
    filled: {},
  },
  without: { empty: 'The page says the same for every proof.' },
};
