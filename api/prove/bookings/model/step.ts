import type { PlainDate } from '@campavia/domain';

import type { ProvenCamper } from '../cast';
import type { Choices, ExtensionReason, UpgradeReason } from './trip';

/** How the provider takes a payment: at once, not at all, or after a page that somebody has to come back from. */
export type ProviderBehaviour = 'pays' | 'declines' | 'waits';

/** What somebody does. */
export type Step =
  | { kind: 'begin'; guestId: number; camper: ProvenCamper; from: PlainDate; to: PlainDate }
  | { kind: SimpleKind; trip: number }
  | { kind: 'choose'; trip: number; chosen: Partial<Choices> }
  | { kind: 'report'; trip: number; reason: 'REASON_CORONA' | 'REASON_OWNER' }
  | { kind: 'staff_cancels'; trip: number; amount: number }
  | { kind: 'pay'; trip: number; type: 'card' | 'card_2'; behaviour: ProviderBehaviour }
  | ChangeRequestStep
  | { kind: 'provider_notifies'; trip: number; reference: string; status: 'SUCCEEDED' | 'FAILED' }
  | { kind: 'wait'; ms: number; works: 'jobs run' | 'no job runs'; behaviour: ProviderBehaviour };

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

/** What somebody does about what is added to a trip. */
export type ChangeRequestStep =
  | { kind: 'ask_extension'; trip: number; reason: ExtensionReason; days: number }
  | { kind: 'take_upgrade'; trip: number; reason: UpgradeReason }
  | { kind: SimpleChangeRequestKind; trip: number }
  | { kind: 'pay_request'; trip: number; changeRequest: number; behaviour: ProviderBehaviour };

export const SIMPLE_REQUEST_KINDS = [
  'accept_extension',
  'refuse_extension',
  'withdraw_extension',
  'withdraw_upgrade',
] as const;
export type SimpleChangeRequestKind = (typeof SIMPLE_REQUEST_KINDS)[number];

/** How the marketplace should answer. */
export interface Answer {
  status: number;
  /** How the second call is answered: that of another one of the staff, or what sends a request. */
  second?: number;
  /** What the first one has to say that it costs, in cents. */
  price?: number;
}
