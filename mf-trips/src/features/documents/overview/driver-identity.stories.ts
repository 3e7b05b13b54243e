import { aDocument, aMe, anIdentityDocument, someDocuments } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const OWN = 'GET /3/docs/guest/{id}/';

export const stories: ScreenStories = {
  address: 'account.driver-identity',
  path: '/d/account/documents-guest/driver-identity',
  user: aMe(),
  answers: [answers(OWN, someDocuments(aDocument(), anIdentityDocument()))],
  states: {
    loading: { answers: [pending(OWN)] },
    failed: { answers: [fails(OWN)] },
    filled: {},
    'filled: all checked': {
      answers: [
        answers(
          OWN,
          someDocuments(
            aDocument({ status: 'validated', expiration_date: '2031-04-03' }),
            anIdentityDocument({ status: 'expired', expiration_date: '2027-02-01' }),
          ),
        ),
      ],
    },
  },
  without: { empty: 'Whoever drives needs a licence and an identity document.' },
};
