import { aMe, anIdentityDocument } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const DOCUMENT = 'GET /3/docs/{id}/';

export const stories: ScreenStories = {
  address: 'account.owner-document',
  path: '/d/account/documents-owner/4712',
  user: aMe({ is_owner: true }),
  answers: [answers(DOCUMENT, anIdentityDocument())],
  states: {
    loading: { answers: [pending(DOCUMENT)] },
    'empty: without pages': {},
    failed: { answers: [fails(DOCUMENT)] },
    'filled: checked': {
      answers: [
        answers(DOCUMENT, anIdentityDocument({ status: 'validated', expiration_date: '2031-04-03' })),
      ],
    },
  },
};
