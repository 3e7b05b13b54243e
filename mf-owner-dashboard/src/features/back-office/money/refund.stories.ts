import { aMe, aRefundProposal, aStaffRefund, aStaffRefundPreview } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const REFUND = 'GET /v4/back-office/bookings/61207/refund/';
const PREVIEW = 'GET /v4/back-office/bookings/{id}/refund/preview/';
const own = { id: 4, first_name: 'Anna', is_me: true };

export const stories: ScreenStories = {
  address: 'staff.refund',
  path: '/d/staff/bookings/61207/refund',
  user: aMe({ is_staff: true }),
  answers: [answers(REFUND, aStaffRefund()), answers(PREVIEW, aStaffRefundPreview())],
  states: {
    loading: { answers: [pending(REFUND)] },
    failed: { answers: [fails(REFUND)] },
    filled: {},
    'filled: sent without an amount': { press: ['back-office.refund.send'] },
    'filled: a colleague proposed it': {
      answers: [answers(REFUND, aStaffRefund({ proposal: aRefundProposal() }))],
    },
    'filled: one’s own proposal': {
      answers: [answers(REFUND, aStaffRefund({ proposal: aRefundProposal({ staff: own }) }))],
    },
    'filled: cancelled already': { answers: [answers(REFUND, aStaffRefund({ can_cancel: false }))] },
  },
  without: { empty: 'A booking has a price.' },
};
