import { aMe, aPayout, somePayouts } from '@campavia/contracts/testing';
import { PAYOUT_BLOCKS } from '@campavia/domain';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const PAYOUTS = 'GET /3/mangopay/payout/';

/** One payout for each reason that blocks it. */
const blocked = PAYOUT_BLOCKS.map((blocked_reason, nth) =>
  aPayout({
    id: 900 + nth,
    state: 'blocked',
    blocked_reason,
    blocked_until: blocked_reason === 'bank_account_changed' ? '2027-03-16T10:00:00.000Z' : null,
    refusal: blocked_reason === 'provider_refused' ? 'account_closed' : null,
  }),
);

export const stories: ScreenStories = {
  address: 'account.payouts',
  path: '/d/account/payouts?year=2027',
  user: aMe({ is_owner: true }),
  answers: [answers(PAYOUTS, somePayouts())],
  states: {
    loading: { answers: [pending(PAYOUTS)] },
    empty: { answers: [answers(PAYOUTS, somePayouts({ results: [], totals: [], years: [] }))] },
    failed: { answers: [fails(PAYOUTS)] },
    'filled: blocked': { answers: [answers(PAYOUTS, somePayouts({ results: blocked }))] },
    filled: {},
  },
};
