import type { RefundPreview } from '../../bookings/refund-preview';

/** The refund of `aBooking` when it is cancelled on time after payment: 369.60 of 539.70. */
export function aRefundPreview(over: Partial<RefundPreview> = {}): RefundPreview {
  return {
    plan: 'ON_TIME',
    deadline: '2027-10-02',
    grace_until: null,
    price: '539.70',
    paid: '539.70',
    refund_total: '369.60',
    retained_total: '170.10',
    owner_receives: '113.40',
    currency_used: 'EUR',
    lines: [
      { share: 'owner', amount: '378.00', refund: '264.60', retained: '113.40' },
      { share: 'fees', amount: '56.70', refund: '0.00', retained: '56.70' },
      { share: 'insurance', amount: '105.00', refund: '105.00', retained: '0.00' },
      { share: 'cancellation', amount: '0.00', refund: '0.00', retained: '0.00' },
      { share: 'coupon', amount: '0.00', refund: '0.00', retained: '0.00' },
    ],
    ...over,
  };
}
