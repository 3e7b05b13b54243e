import type { PaymentTrouble } from './payment-trouble';

/** What happens to a payment; what it brings becomes part of the state. */
export type PaymentEvent =
  | { is: 'submitted'; key: string }
  | { is: 'held'; heldUntilMs: number }
  /** The days are held, and the card is in its vault. */
  | { is: 'prepared' }
  | { is: 'phone_given' }
  /** Nothing is left for a provider to take. */
  | { is: 'closed' }
  /** The provider has begun. */
  | { is: 'started'; asyncId: string }
  /** The reader is led to a page of the provider. */
  | { is: 'led_away'; asyncId: string; redirectUrl: string }
  /** The provider's page stands in a frame over this one. */
  | { is: 'framed'; asyncId: string; frameUrl: string }
  /** The phone has been asked. */
  | { is: 'phone_asked'; asyncId: string; startedAtMs: number }
  /** The reader is back, from wherever: also on a page that the browser had kept as it was. */
  | { is: 'came_back'; asyncId?: string; transactionId?: string }
  | { is: 'came_back_to_phone'; asyncId: string; startedAtMs?: number }
  /** Nobody has answered yet on the provider's page. */
  | { is: 'waits_elsewhere'; redirectUrl: string }
  | { is: 'phone_answered' }
  | { is: 'taken'; asyncId?: string }
  /** The trip is paid: by this payment, or by another one meanwhile. */
  | { is: 'confirmed' }
  | { is: 'late'; trouble: PaymentTrouble }
  /** `asyncId` where the attempt may still come true, and is followed. */
  | { is: 'failed'; trouble: PaymentTrouble; asyncId?: string }
  /** The reader would rather pay another way. */
  | { is: 'given_up' };
export type PaymentEventName = PaymentEvent['is'];
