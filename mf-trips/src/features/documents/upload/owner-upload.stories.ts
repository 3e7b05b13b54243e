import { aMe, anIdentityDocument } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const DOCUMENT = 'GET /3/docs/{id}/';

export const stories: ScreenStories = {
  address: 'account.owner-document.upload',
  path: '/d/account/documents-owner/4712/upload',
  user: aMe({ is_owner: true }),
  answers: [answers(DOCUMENT, anIdentityDocument())],
  states: {
    loading: { answers: [pending(DOCUMENT)] },
    'empty: without pages': {},
    failed: { answers: [fails(DOCUMENT)] },
    'filled: a new one': {
      answers: [answers(DOCUMENT, anIdentityDocument({ status: 'expired', expiration_date: '2027-02-01' }))],
    },
  },
};
