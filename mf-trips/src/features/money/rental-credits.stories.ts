import { aMe, aMoneybox, someMoneyboxes } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CREDITS = 'GET /3/moneyboxes/';

const credits = someMoneyboxes([
  aMoneybox({ id: 8, balance: '30.00', reason: 'refund', expire_at: '2027-03-27T00:00:00Z' }),
  aMoneybox(),
]);

export const stories: ScreenStories = {
  address: 'account.rental-credits',
  path: '/d/account/rental-credits',
  user: aMe(),
  answers: [answers(CREDITS, credits)],
  states: {
    loading: { answers: [pending(CREDITS)] },
    failed: { answers: [fails(CREDITS)] },
    filled: {},
  },
  without: { empty: 'Without rental credit the page leads to the account.' },
};
