import type { PlainDate } from '@campavia/domain';

import type { ProvenCamper } from '../cast';

/** How the provider takes a payment: at once, not at all, or after a page that somebody has to come back from. */
export type Humour = 'pays' | 'declines' | 'waits';

/** What somebody does. */
export type Step =
  | { kind: 'begin'; guestId: number; camper: ProvenCamper; from: PlainDate; to: PlainDate }
  | { kind: SimpleKind; trip: number }
  | { kind: 'report'; trip: number; reason: 'REASON_CORONA' | 'REASON_OWNER' }
  | { kind: 'staff_cancels'; trip: number; amount: number }
  | { kind: 'pay'; trip: number; type: 'card' | 'card_2'; humour: Humour }
  | WishStep
  | { kind: 'provider_tells'; trip: number; reference: string; status: 'SUCCEEDED' | 'FAILED' }
  | { kind: 'wait'; ms: number; works: 'jobs run' | 'no job runs'; humour: Humour };

/** What takes nothing but a trip. */
export const SIMPLE_KINDS = [
  'send',
  'accept',
  'refuse',
  'guest_cancels',
  'owner_cancels',
  'guest_agrees',
  'owner_agrees',
  'snooze',
  'proof_accepted',
  'proof_refused',
] as const;
export type SimpleKind = (typeof SIMPLE_KINDS)[number];

/** What somebody does about days that are added to a trip, or about a smaller deductible. */
export type WishStep =
  | { kind: 'ask_days'; trip: number; reason: 'day_before' | 'day_after'; days: number }
  | { kind: 'take_buyback'; trip: number }
  | { kind: SimpleWishKind; trip: number }
  | { kind: 'pay_wish'; trip: number; wish: number; humour: Humour };

export type SimpleWishKind = 'accept_days' | 'refuse_days' | 'take_days_back' | 'give_buyback_up';

/** How the marketplace should answer. */
export interface Answer {
  status: number;
  /** How the second call is answered: that of another one of the staff, or what sends a wish. */
  second?: number;
}
