import { aMe, anIdentityDocument } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const DOCUMENT = 'GET /3/docs/{id}/';
const SESSION = 'GET /v4/users/me/identity-session/';
const none = { status: null, url: null };

export const stories: ScreenStories = {
  address: 'account.owner-document',
  path: '/d/account/documents-owner/4712',
  user: aMe({ is_owner: true }),
  answers: [answers(DOCUMENT, anIdentityDocument()), answers(SESSION, none)],
  states: {
    loading: { answers: [pending(DOCUMENT)] },
    'loading: the visit to the payment partner': { answers: [pending(SESSION)] },
    'empty: without pages': {},
    failed: { answers: [fails(DOCUMENT)] },
    'failed: refused by the payment partner': {
      answers: [
        answers(DOCUMENT, anIdentityDocument({ status: 'refuse_mgp' })),
        answers(SESSION, { status: 'REFUSED', url: null }),
      ],
    },
    'filled: started at the payment partner': {
      answers: [answers(SESSION, { status: 'PENDING', url: 'https://partner.example/session' })],
    },
    'filled: checked': {
      answers: [
        answers(DOCUMENT, anIdentityDocument({ status: 'validated', expiration_date: '2031-04-03' })),
      ],
    },
  },
};
