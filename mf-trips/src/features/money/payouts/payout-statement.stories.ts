import { aMe, somePayouts } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const PAYOUTS = 'GET /3/mangopay/payout/';

export const stories: ScreenStories = {
  address: 'account.payout-statement',
  path: '/d/account/payouts/2027',
  user: aMe({ is_owner: true }),
  answers: [answers(PAYOUTS, somePayouts())],
  states: {
    loading: { answers: [pending(PAYOUTS)] },
    empty: { answers: [answers(PAYOUTS, somePayouts({ results: [], totals: [], years: [] }))] },
    failed: { answers: [fails(PAYOUTS)] },
    filled: {},
  },
};
