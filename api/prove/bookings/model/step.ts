import type { PlainDate } from '@campavia/domain';

import type { ProofCamper } from '../participants';
import type { Choices, ExtensionReason, UpgradeReason } from './trip';

/**
 * How the fake provider treats a payment: pays or declines it at once, or opens a page that the guest must return from.
 */
export type ProviderBehaviour = 'pays' | 'declines' | 'waits';

/** One step of the random walk. */
export type Step =
  | { kind: 'begin'; guestId: number; camper: ProofCamper; from: PlainDate; to: PlainDate }
  | { kind: SimpleKind; trip: number }
  | { kind: 'choose'; trip: number; chosen: Partial<Choices> }
  | { kind: 'report'; trip: number; reason: 'REASON_CORONA' | 'REASON_OWNER' }
  | { kind: 'staff_cancels'; trip: number; amount: number }
  | { kind: 'pay'; trip: number; type: 'card' | 'card_2'; behaviour: ProviderBehaviour }
  | ChangeRequestStep
  | { kind: 'provider_notifies'; trip: number; reference: string; status: 'SUCCEEDED' | 'FAILED' }
  | { kind: 'wait'; ms: number; works: 'jobs run' | 'no job runs'; behaviour: ProviderBehaviour };

/** Steps that need nothing but a trip. */
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

/** Steps about extensions and upgrades. */
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

/** The answer expected from the api. */
export interface Answer {
  status: number;
  /** Expected status of the second call: by a second staff member, or the one that sends a change request. */
  second?: number;
  /** Price that the first answer must contain, in cents. */
  price?: number;
}
