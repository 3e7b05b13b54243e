import { aMe, somePayins } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const PAYINS = 'GET /3/mangopay/payin/';

export const stories: ScreenStories = {
  address: 'account.payins',
  path: '/d/account/payins?year=2027',
  user: aMe(),
  answers: [answers(PAYINS, somePayins())],
  states: {
    loading: { answers: [pending(PAYINS)] },
    empty: { answers: [answers(PAYINS, somePayins({ results: [], totals: [], years: [] }))] },
    failed: { answers: [fails(PAYINS)] },
    'failed: the address names no year': { path: '/d/account/payins?year=abc' },
    filled: {},
  },
};
