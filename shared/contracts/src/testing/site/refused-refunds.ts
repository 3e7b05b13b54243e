import type { RefusedRefund, RefusedRefunds } from '../../site/refused-refunds';

/** A refund to a card that was closed. */
export function aRefusedRefund(over: Partial<RefusedRefund> = {}): RefusedRefund {
  return {
    id: 91,
    booking_id: 7001,
    guest: { id: 77, first_name: 'Tess', last_name: 'Novak' },
    amount: '400.00',
    currency: 'EUR',
    paid_by: 'card',
    is_unmatched: false,
    refused_at: '2027-03-13T05:54:00.000Z',
    needs_second_person: false,
    transfer: null,
    ...over,
  };
}

/** One that one person can pay, one that needs two, and one whose transfer a colleague proposed. */
export function someRefusedRefunds(over: Partial<RefusedRefunds> = {}): RefusedRefunds {
  return {
    count: 3,
    counted_at: '2027-03-15T08:24:00.000Z',
    next: null,
    previous: null,
    results: [
      aRefusedRefund(),
      aRefusedRefund({
        id: 92,
        booking_id: 7014,
        amount: '1243.00',
        paid_by: 'paypal',
        is_unmatched: true,
        refused_at: '2027-03-15T04:10:00.000Z',
        needs_second_person: true,
      }),
      aRefusedRefund({
        id: 93,
        booking_id: 7020,
        amount: '760.50',
        refused_at: '2027-03-15T06:00:00.000Z',
        needs_second_person: true,
        transfer: {
          staff: { id: 5, first_name: 'Daan', is_me: false },
          bank_reference: 'Campavia 7020',
          reason: 'The card was closed; account confirmed by phone',
          proposed_at: '2027-03-15T07:40:00.000Z',
          expires_at: '2027-03-17T07:40:00.000Z',
        },
      }),
    ],
    ...over,
  };
}
