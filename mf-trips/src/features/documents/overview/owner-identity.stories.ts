import { aMe, anIdentityDocument, someDocuments, somePayoutRequirements } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const OWN = 'GET /3/docs/owner/{id}/';
const REQUIREMENTS = 'GET /v4/users/me/payout-requirements/';

export const stories: ScreenStories = {
  address: 'account.owner-identity',
  path: '/d/account/documents-owner',
  user: aMe({ is_owner: true }),
  answers: [
    answers(OWN, someDocuments(anIdentityDocument())),
    answers(REQUIREMENTS, somePayoutRequirements()),
  ],
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
            anIdentityDocument({
              id: 4801,
              document_type: 'reg_proof',
              status: 'valid_ask',
              submitted_at: '2027-03-09T10:00:00.000Z',
            }),
            anIdentityDocument({ id: 4802, document_type: 'reg_association', pages: [] }),
            anIdentityDocument({ id: 4803, document_type: 'shareholder_decl', pages: [] }),
          ),
        ),
      ],
    },
  },
  without: { empty: 'Every owner proves who they are.' },
};
