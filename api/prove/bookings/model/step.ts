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

/** How the marketplace should answer. */
export interface Answer {
  status: number;
  /** Of a large refund: how the second of the staff is answered. */
  second?: number;
}
