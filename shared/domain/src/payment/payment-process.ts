/** The states of a stored payment, named as on the wire: `select` is chosen and not started. */
export const STORED_PAYMENT_STATES = ['select', 'to_come', 'in_prog', 'done', 'failed', 'cancel'] as const;
export type StoredPaymentState = (typeof STORED_PAYMENT_STATES)[number];

/** Who changes a payment: its guest, the payment provider, a job of the platform, or staff. */
export const PAYMENT_ACTORS = ['guest', 'provider', 'platform', 'staff'] as const;
export type PaymentActor = (typeof PAYMENT_ACTORS)[number];

/** One transition of a stored payment. */
export interface PaymentTransition {
  name: string;
  actor: PaymentActor;
  from: readonly StoredPaymentState[];
  to: StoredPaymentState;
}

/** All transitions of a stored payment. */
export const PAYMENT_TRANSITIONS = [
  { name: 'withdraw_choice', actor: 'guest', from: ['select'], to: 'cancel' },
  { name: 'supersede', actor: 'guest', from: ['in_prog'], to: 'cancel' },
  { name: 'withdraw_instalment', actor: 'platform', from: ['to_come'], to: 'cancel' },
  { name: 'start_instalment', actor: 'platform', from: ['to_come'], to: 'in_prog' },
  // Money can arrive for an attempt that had failed or was superseded; it is recorded all the same.
  { name: 'receive', actor: 'provider', from: ['in_prog', 'failed', 'cancel'], to: 'done' },
  { name: 'fail', actor: 'provider', from: ['in_prog'], to: 'failed' },
  { name: 'use_credits', actor: 'platform', from: ['in_prog'], to: 'done' },
  { name: 'release_credits', actor: 'platform', from: ['in_prog'], to: 'cancel' },
  // A refund that the provider first refused is requested again.
  { name: 'complete_refund', actor: 'provider', from: ['in_prog', 'failed'], to: 'done' },
  { name: 'repeat_refund', actor: 'staff', from: ['failed'], to: 'in_prog' },
  // Paid by a bank transfer instead.
  { name: 'transfer_refund', actor: 'staff', from: ['failed'], to: 'done' },
  { name: 'authorise_deposit', actor: 'provider', from: ['in_prog'], to: 'done' },
  // The same for a charge to a deposit.
  { name: 'complete_charge', actor: 'provider', from: ['in_prog', 'failed'], to: 'done' },
  { name: 'release_deposit', actor: 'platform', from: ['done'], to: 'cancel' },
] as const satisfies readonly PaymentTransition[];

export type PaymentTransitionName = (typeof PAYMENT_TRANSITIONS)[number]['name'];

/** The transition of this name. */
export function paymentTransition(name: PaymentTransitionName): PaymentTransition {
  const found = PAYMENT_TRANSITIONS.find((transition) => transition.name === name);
  if (!found) throw new RangeError(`There is no payment transition ${name}`);
  return found;
}
