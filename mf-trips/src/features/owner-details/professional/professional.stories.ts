import { aCompany, aLegalProfile, aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const LEGAL = 'GET /v4/users/me/legal/';
const COMPANY = 'GET /v4/users/me/company/';
const SAVE = 'PATCH /v4/users/me/company/';

export const stories: ScreenStories = {
  address: 'account.professional',
  path: '/d/account/professional',
  user: aMe({ is_owner: true }),
  answers: [
    answers(LEGAL, aLegalProfile()),
    answers(COMPANY, aCompany({ professional_type: 'PARTNERSHIP_DE' })),
  ],
  states: {
    loading: { answers: [pending(LEGAL), pending(COMPANY)] },
    'empty: a private owner': {
      answers: [
        answers(LEGAL, { detail: 'None yet', code: 'legal_profile_not_found' }, 404),
        answers(COMPANY, { detail: 'None yet', code: 'company_not_found' }, 404),
      ],
    },
    failed: { answers: [fails(LEGAL), fails(COMPANY)] },
    'failed: not a VAT number': {
      answers: [
        answers(
          SAVE,
          { vat_number: ['This is not a valid VAT number. Check the code of the country and the digits.'] },
          400,
        ),
      ],
      press: ['owner-details.professional.save-company'],
    },
    'dialog: asked before going back to private': { press: ['owner-details.professional.end-ask'] },
    'failed: trips of the company are to come': {
      answers: [
        answers(
          'DELETE /v4/users/me/company/',
          { detail: 'Your company still has confirmed trips.', code: 'company_has_trips' },
          409,
        ),
      ],
      press: ['owner-details.professional.end-ask', 'owner-details.professional.end-confirm'],
    },
    filled: {},
    'filled: seen by staff': { user: aMe({ is_owner: true, actor: { id: 5, first_name: 'Nathalie' } }) },
  },
};
