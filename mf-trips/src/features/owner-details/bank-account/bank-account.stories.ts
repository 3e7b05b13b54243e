import { aBankAccount, aMe } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const GET = 'GET /3/mangopay/iban/';
const SAVE = 'POST /3/mangopay/iban/';

export const stories: ScreenStories = {
  address: 'account.iban',
  path: '/d/account/documents-owner/iban',
  user: aMe({ is_owner: true }),
  answers: [answers(GET, aBankAccount())],
  states: {
    loading: { answers: [pending(GET)] },
    empty: { answers: [answers(GET, {})] },
    'empty: it could not be loaded': { answers: [fails(GET)] },
    'failed: not an IBAN': {
      answers: [
        answers(GET, {}),
        answers(SAVE, { iban: ['The check digits of this IBAN are wrong. Check each character.'] }, 400),
      ],
      press: ['owner-details.bank-account.save'],
    },
    filled: {},
    'filled: changed an hour ago': {
      answers: [answers(GET, aBankAccount({ held_until: '2027-03-17T07:00:00.000Z' }))],
    },
    'filled: the provider does not answer': { answers: [answers(GET, aBankAccount({ status: 'queued' }))] },
    'filled: to be confirmed': {
      answers: [
        answers(GET, aBankAccount({ status: 'to_confirm', confirm_url: 'https://provider.test/confirm' })),
      ],
    },
    'filled: refused': { answers: [answers(GET, aBankAccount({ status: 'refused' }))] },
    'filled: seen by staff': { user: aMe({ is_owner: true, actor: { id: 5, first_name: 'Nathalie' } }) },
  },
};
