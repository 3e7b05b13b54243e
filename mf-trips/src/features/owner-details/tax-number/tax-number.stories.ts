import { aDocument, aMe, someDocuments } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const SET = 'GET /3/docs/owner/{id}/';
const SAVE = 'PATCH /3/docs/{id}/';

const none = aDocument({
  id: 4801,
  document_type: 'tax_identification_number',
  status: 'created',
  pages: [],
  number: null,
});
const saved = { ...none, status: 'validated' as const, number: '3023217600053', issuing_country: 'FR' };

export const stories: ScreenStories = {
  address: 'account.tax-number',
  path: '/d/account/tax_identification_number',
  user: aMe({ is_owner: true }),
  answers: [answers(SET, someDocuments(saved))],
  states: {
    loading: { answers: [pending(SET)] },
    empty: { answers: [answers(SET, someDocuments(none))] },
    failed: { answers: [fails(SET)] },
    'failed: not a number of that country': {
      answers: [
        answers(
          SAVE,
          {
            number: [
              'This is not a tax number of that country. One looks like 30 23 217 600 053; check the digits.',
            ],
          },
          400,
        ),
      ],
      press: ['owner-details.tax-number.save'],
    },
    filled: {},
    'filled: seen by staff': { user: aMe({ is_owner: true, actor: { id: 5, first_name: 'Nathalie' } }) },
  },
};
