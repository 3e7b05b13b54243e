/** What an owner may claim from a deposit for. */
export const CLAIM_KINDS = ['damage', 'cleaning', 'fuel', 'tolls', 'other'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/**
 * - `open`: is being checked; the deposit is not released
 * - `accepted`: the guest accepted it, and its charge is on its way
 * - `charged`: paid from the deposit
 * - `unpaid`: accepted, but the deposit did not pay it; guest and owner settle it
 * - `withdrawn`: the owner took it back
 */
export const CLAIM_STATES = ['open', 'accepted', 'charged', 'unpaid', 'withdrawn'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Who changes a claim. */
export const CLAIM_ACTORS = ['guest', 'owner', 'provider'] as const;
export type ClaimActor = (typeof CLAIM_ACTORS)[number];

/** One way in which a claim changes. */
export interface ClaimTransition {
  name: 'accept' | 'withdraw' | 'charge' | 'fail';
  actor: ClaimActor;
  from: ClaimState;
  to: ClaimState;
}

/** Every way in which a claim changes; whatever is not here does not happen. */
export const CLAIM_TRANSITIONS: readonly ClaimTransition[] = [
  { name: 'accept', actor: 'guest', from: 'open', to: 'accepted' },
  { name: 'withdraw', actor: 'owner', from: 'open', to: 'withdrawn' },
  { name: 'charge', actor: 'provider', from: 'accepted', to: 'charged' },
  { name: 'fail', actor: 'provider', from: 'accepted', to: 'unpaid' },
  // A charge that seemed to have failed can still arrive.
  { name: 'charge', actor: 'provider', from: 'unpaid', to: 'charged' },
];

/** The transition of a name that an actor can make with a claim; undefined when there is none. */
export function findClaimTransition(
  name: ClaimTransition['name'],
  actor: ClaimActor,
  state: ClaimState,
): ClaimTransition | undefined {
  return CLAIM_TRANSITIONS.find((row) => row.name === name && row.actor === actor && row.from === state);
}

/** The reasons of charges to a deposit. */
export type DepositChargeReason = 'sinist' | 'gest' | 'tolls';

/** The reason under which a claim is charged: damages and tolls have their own, the rest is handling. */
export function chargeReasonOf(kind: ClaimKind): DepositChargeReason {
  if (kind === 'damage') return 'sinist';
  return kind === 'tolls' ? 'tolls' : 'gest';
}
