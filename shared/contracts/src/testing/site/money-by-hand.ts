import type {
  RefundProposal,
  StaffCoupon,
  StaffCoupons,
  StaffCredit,
  StaffCredits,
  StaffRefund,
  StaffRefundPreview,
} from '../../site/money-by-hand';

/** Daan proposes a refund of 640 euros. */
export function aRefundProposal(over: Partial<RefundProposal> = {}): RefundProposal {
  return {
    booking_id: 61_207,
    guest: 'Lotte de Vries',
    staff: { id: 9, first_name: 'Daan', is_me: false },
    refund_total: '640.00',
    currency: 'EUR',
    reason: 'The camper broke down at the first pass',
    comment: 'Three of nine days unused.',
    proposed_at: '2027-03-15T08:02:00.000Z',
    expires_at: '2027-03-17T08:02:00.000Z',
    ...over,
  };
}

export function aStaffRefund(over: Partial<StaffRefund> = {}): StaffRefund {
  return {
    booking: {
      id: 61_207,
      state: 'TO_COME',
      from: '2027-06-01',
      to: '2027-06-09',
      camper: { id: 1207, title: 'Brévent 540' },
      guest: { id: 77, first_name: 'Lotte', last_name: 'de Vries' },
      owner: { id: 31, first_name: 'Benoît', last_name: 'Marchetti' },
    },
    price: '1725.73',
    paid: '1725.73',
    refunded: '0.00',
    refundable: '1725.73',
    one_person_limit: '500.00',
    currency: 'EUR',
    can_cancel: true,
    proposal: null,
    ...over,
  };
}

export function aStaffRefundPreview(over: Partial<StaffRefundPreview> = {}): StaffRefundPreview {
  return {
    refund_total: '640.00',
    retained_total: '1085.73',
    owner_receives: '603.00',
    platform_retains: '482.73',
    currency: 'EUR',
    needs_second_person: true,
    lines: [
      { share: 'owner', amount: '1243.00', refund: '640.00', retained: '603.00' },
      { share: 'fees', amount: '186.45', refund: '0.00', retained: '186.45' },
      { share: 'insurance', amount: '264.00', refund: '0.00', retained: '264.00' },
      { share: 'cancellation', amount: '82.28', refund: '0.00', retained: '82.28' },
      { share: 'coupon', amount: '-50.00', refund: '0.00', retained: '-50.00' },
    ],
    ...over,
  };
}

export function aStaffCoupon(over: Partial<StaffCoupon> = {}): StaffCoupon {
  return {
    id: 12,
    code: 'SPRING-27',
    amount: '25.00',
    percent: null,
    currency: 'EUR',
    valid_from: '2027-03-15',
    valid_until: '2027-06-30',
    uses: 7,
    most_uses: 100,
    state: 'usable',
    reason: 'Newsletter of March',
    created_by: 'Anna',
    ...over,
  };
}

/** A coupon with an amount, one with a percentage, and a withdrawn one. */
export function someStaffCoupons(over: Partial<StaffCoupons> = {}): StaffCoupons {
  const results = [
    aStaffCoupon(),
    aStaffCoupon({
      id: 11,
      code: 'FIRST-TRIP',
      amount: null,
      currency: null,
      percent: 10,
      state: 'used_up',
      uses: 100,
    }),
    aStaffCoupon({ id: 10, code: 'WINTER-26', state: 'withdrawn', uses: 3, created_by: null, reason: null }),
  ];
  return { count: 3, next: null, previous: null, results, ...over };
}

export function aStaffCredit(over: Partial<StaffCredit> = {}): StaffCredit {
  return {
    id: 31,
    user: { id: 77, first_name: 'Lotte', last_name: 'de Vries' },
    kind: 'goodwill',
    amount: '50.00',
    balance: '50.00',
    withdrawn: '0.00',
    currency: 'EUR',
    created_at: '2027-03-14T10:00:00.000Z',
    expire_at: '2028-03-15T00:00:00.000Z',
    is_open: true,
    reason: 'The heating failed for one night',
    granted_by: 'Anna',
    ...over,
  };
}

/** An unused credit, and one that is used up. */
export function someStaffCredits(over: Partial<StaffCredits> = {}): StaffCredits {
  const results = [
    aStaffCredit(),
    aStaffCredit({
      id: 30,
      kind: 'gift_card',
      user: { id: 31, first_name: 'Benoît', last_name: 'Marchetti' },
      amount: '100.00',
      balance: '0.00',
      withdrawn: '60.00',
      is_open: false,
      reason: 'Gift card from a partner',
    }),
  ];
  return { count: 2, next: null, previous: null, results, ...over };
}
