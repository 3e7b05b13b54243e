import type {
  AsyncPayment,
  BookingPayments,
  PaymentMethod,
  PaymentPreparation,
  PaymentRow,
} from '@campavia/contracts';

const euros = { now_currency: 'EUR', later: null, later_currency: null, later_on: null } as const;
const part = (amount: string, on: string) => ({ amount, amount_currency: 'EUR', on });

export function aPaymentMethod(over: Partial<PaymentMethod> = {}): PaymentMethod {
  return { type: 'card', state: 'suggest', logo: 'card', now: '539.70', instalments: [], ...euros, ...over };
}

/** Nothing paid, 539.70 to pay, by card at once or in two. */
export function somePayments(over: Partial<BookingPayments> = {}): BookingPayments {
  return {
    booking: 7001,
    price: '539.70',
    paid: '0.00',
    refunded: '0.00',
    to_pay: '539.70',
    currency_used: 'EUR',
    payments: [],
    means: [
      aPaymentMethod(),
      aPaymentMethod({
        type: 'card_2',
        logo: 'cb2x',
        now: '269.85',
        later: '269.85',
        later_currency: 'EUR',
        later_on: '2027-09-30',
        instalments: [part('269.85', '2027-03-15'), part('269.85', '2027-09-30')],
      }),
      aPaymentMethod({ type: 'paypal', logo: 'paypal' }),
      aPaymentMethod({ type: 'mbway', logo: 'mbway' }),
    ],
    rental_credits: { available: '0.00', usable: '0.00', usable_currency: 'EUR', is_used: false },
    hold_until: null,
    read_at: '2027-03-15T08:00:00Z',
    ...over,
  };
}

export function aPreparation(over: Partial<PaymentPreparation> = {}): PaymentPreparation {
  return {
    ...somePayments(),
    hold_until: '2027-03-15T08:15:00Z',
    card_registration: { house: 'sandbox', id: 'sandbox', url: '/sandbox/psp/cards', fields: {} },
    ...over,
  };
}

export function anAsyncPayment(over: Partial<AsyncPayment> = {}): AsyncPayment {
  return { id: 'pay-1', status: 'SUCCEEDED', redirect_url: null, error_code: null, ...over };
}

export function aPaymentRow(over: Partial<PaymentRow> = {}): PaymentRow {
  return {
    id: 1,
    type: 'card',
    state: 'in_prog',
    reason: 'book',
    request_id: null,
    amount: '539.70',
    amount_currency: 'EUR',
    async_id: 'pay-1',
    of_payment: null,
    due_on: null,
    error_code: null,
    made_at: '2027-03-15T08:00:00Z',
    done_at: null,
    ...over,
  };
}

export const SETTLED = { changes: 0, isChoosing: false };
