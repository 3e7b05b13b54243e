import { aMe, aRefundProposal, someStaffCoupons, someStaffCredits } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const PROPOSALS = 'GET /v4/back-office/refund-proposals/';
const COUPONS = 'GET /v4/back-office/coupons/';
const CREDITS = 'GET /v4/back-office/credits/';
const own = { id: 4, first_name: 'Anna', is_me: true };
const none = { count: 0, results: [] };

export const stories: ScreenStories = {
  address: 'staff.money',
  path: '/d/staff/money',
  user: aMe({ is_staff: true }),
  answers: [
    answers(PROPOSALS, {
      results: [aRefundProposal(), aRefundProposal({ booking_id: 7014, staff: own, refund_total: '900.00' })],
    }),
    answers(COUPONS, someStaffCoupons()),
    answers(CREDITS, someStaffCredits()),
  ],
  states: {
    loading: { answers: [pending(PROPOSALS)] },
    failed: { answers: [fails(PROPOSALS)] },
    'failed: the lists': { answers: [fails(COUPONS), fails(CREDITS)] },
    empty: {
      answers: [
        answers(PROPOSALS, { results: [] }),
        answers(COUPONS, someStaffCoupons(none)),
        answers(CREDITS, someStaffCredits(none)),
      ],
    },
    filled: {},
    'filled: a new coupon code': { press: ['back-office.money.new-coupon', 'input[value="percent"]'] },
    'filled: a credit for somebody': { path: '/d/staff/money?user_id=77' },
  },
};
