import { aMe, aUboDeclaration } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const GET = 'GET /3/mangopay/ubo-declaration/';
const SUBMIT = 'PATCH /3/mangopay/ubo-declaration/';

const NONE = aUboDeclaration({ id: null, status: null, users: [] });

export const stories: ScreenStories = {
  address: 'account.ubo-declaration',
  path: '/d/account/ubo-declaration',
  user: aMe({ is_owner: true, professional: true, professional_type: 'BUSINESS' }),
  answers: [answers(GET, aUboDeclaration())],
  states: {
    loading: { answers: [pending(GET)] },
    'empty: a private owner': { user: aMe({ is_owner: true }) },
    empty: { answers: [answers(GET, NONE)] },
    failed: { answers: [fails(GET)] },
    'failed: documents come first': {
      answers: [
        answers(SUBMIT, { detail: 'First send your proof of identity.', code: 'ubo_documents_first' }, 405),
      ],
      press: ['owner-details.beneficial-owners.submit'],
    },
    filled: {},
    'filled: being checked': { answers: [answers(GET, aUboDeclaration({ status: 'A' }))] },
    'filled: validated': { answers: [answers(GET, aUboDeclaration({ status: 'V' }))] },
    'filled: incomplete': {
      answers: [answers(GET, aUboDeclaration({ status: 'I', reason: 'WRONG_UBO_INFORMATION' }))],
    },
    'filled: refused': {
      answers: [answers(GET, aUboDeclaration({ status: 'R', reason: 'DOCUMENTS_DO_NOT_MATCH' }))],
    },
  },
};
