import { aMe, anIdentityDocument, someDocuments } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const OWN = 'GET /3/docs/owner/{id}/';

export const stories: ScreenStories = {
  address: 'account.owner-identity',
  path: '/d/account/documents-owner',
  user: aMe({ is_owner: true }),
  answers: [answers(OWN, someDocuments(anIdentityDocument()))],
  states: {
    loading: { answers: [pending(OWN)] },
    failed: { answers: [fails(OWN)] },
    filled: {},
    'filled: a company': {
      answers: [
        answers(
          OWN,
          someDocuments(
            anIdentityDocument({ status: 'validated', expiration_date: '2031-04-03' }),
            anIdentityDocument({ id: 4801, document_type: 'reg_proof', status: 'valid_ask' }),
            anIdentityDocument({ id: 4802, document_type: 'reg_association', pages: [] }),
            anIdentityDocument({ id: 4803, document_type: 'shareholder_decl', pages: [] }),
          ),
        ),
      ],
    },
  },
  without: { empty: 'Every owner proves who they are.' },
};
