import { aCancelledReceipt, aMe, aProfessionalReceipt, aReceipt } from '@campavia/contracts/testing';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const RECEIPT = 'GET /3/my-requests/{id}/receipt/';

export const stories: ScreenStories = {
  address: 'trip.receipt',
  path: '/d/trips/7001/receipt',
  user: aMe(),
  answers: [answers(RECEIPT, aReceipt())],
  states: {
    loading: { answers: [pending(RECEIPT)] },
    failed: { answers: [fails(RECEIPT)] },
    'failed: not confirmed': { answers: [fails(RECEIPT, 404, 'receipt_not_found')] },
    'filled: private owner': {},
    'filled: professional owner': {
      answers: [
        answers(
          RECEIPT,
          aProfessionalReceipt({
            payments: [
              { type: 'card_2', amount: '269.85', paid_on: '2027-03-09' },
              { type: 'card_2', amount: '-20.00', paid_on: '2027-03-20' },
            ],
            to_pay: '269.85',
          }),
        ),
      ],
    },
    'filled: cancelled, refunded': { answers: [answers(RECEIPT, aCancelledReceipt())] },
    'filled: cancelled, refund on its way': {
      answers: [
        answers(
          RECEIPT,
          aCancelledReceipt({
            payments: aReceipt().payments,
            cancellation: {
              by: 'both',
              cancelled_on: '2027-10-10',
              reason: 'together',
              retained: [
                { share: 'owner', booked: '378.00', retained: '0.00' },
                { share: 'fees', booked: '56.70', retained: '56.70' },
                { share: 'insurance', booked: '105.00', retained: '0.00' },
              ],
              retained_total: '56.70',
              refund_open: '483.00',
            },
          }),
        ),
      ],
    },
    'filled: the deposit was charged': {
      answers: [
        answers(
          RECEIPT,
          aReceipt({
            deposit_charges: [
              {
                kind: 'kilometres',
                beyond_km: 120,
                price_per_km: '0.20',
                amount: '24.00',
                currency: 'EUR',
                charged_on: '2027-11-07',
              },
              {
                kind: 'damage',
                beyond_km: null,
                price_per_km: null,
                amount: '120.00',
                currency: 'EUR',
                charged_on: '2027-11-09',
              },
            ],
          }),
        ),
      ],
    },
    'filled: no tax': { answers: [answers(RECEIPT, aReceipt({ vat: [] }))] },
  },
  without: { empty: 'A confirmed trip always has a price.' },
};
