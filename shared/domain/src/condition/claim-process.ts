import type { Minor } from '../money';
import { CONDITION_TERMS } from './condition-window';

/** The kinds of claim on a deposit. */
export const CLAIM_KINDS = ['damage', 'cleaning', 'fuel', 'tolls', 'kilometres', 'other'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/**
 * - `open`: waits for the guest or for staff; the deposit is not released
 * - `accepted`: the guest accepted it or staff granted it, and its charge is on its way
 * - `charged`: paid from the deposit
 * - `unpaid`: accepted, but the deposit did not pay it; guest and owner settle it
 * - `withdrawn`: the owner took it back
 * - `rejected`: staff granted nothing of it
 */
export const CLAIM_STATES = ['open', 'accepted', 'charged', 'unpaid', 'withdrawn', 'rejected'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Who changes a claim. */
export const CLAIM_ACTORS = ['guest', 'owner', 'staff', 'provider'] as const;
export type ClaimActor = (typeof CLAIM_ACTORS)[number];

/** One transition of a claim. */
export interface ClaimTransition {
  name: 'accept' | 'withdraw' | 'grant' | 'reject' | 'charge' | 'fail';
  actor: ClaimActor;
  from: ClaimState;
  to: ClaimState;
}

/** All transitions of a claim. */
export const CLAIM_TRANSITIONS: readonly ClaimTransition[] = [
  { name: 'accept', actor: 'guest', from: 'open', to: 'accepted' },
  { name: 'withdraw', actor: 'owner', from: 'open', to: 'withdrawn' },
  { name: 'grant', actor: 'staff', from: 'open', to: 'accepted' },
  { name: 'reject', actor: 'staff', from: 'open', to: 'rejected' },
  { name: 'charge', actor: 'provider', from: 'accepted', to: 'charged' },
  { name: 'fail', actor: 'provider', from: 'accepted', to: 'unpaid' },
  // A charge that seemed to have failed can still succeed.
  { name: 'charge', actor: 'provider', from: 'unpaid', to: 'charged' },
];

/** The transition of this name that an actor can make with a claim; undefined if there is none. */
export function findClaimTransition(
  name: ClaimTransition['name'],
  actor: ClaimActor,
  state: ClaimState,
): ClaimTransition | undefined {
  return CLAIM_TRANSITIONS.find((row) => row.name === name && row.actor === actor && row.from === state);
}

/** The reasons of charges to a deposit. */
export type DepositChargeReason = 'sinist' | 'gest' | 'tolls';

/** The reason of the charge for a claim: damages and tolls have their own, all others are handling. */
export function chargeReasonOf(kind: ClaimKind): DepositChargeReason {
  if (kind === 'damage') return 'sinist';
  return kind === 'tolls' ? 'tolls' : 'gest';
}

/** Decisions of staff about a claim: all of it, a part, or nothing. */
export const CLAIM_DECISIONS = ['full', 'part', 'none'] as const;
export type ClaimDecision = (typeof CLAIM_DECISIONS)[number];

/** The longest text with which staff explain a decision about a claim, in characters. */
export const MAX_CLAIM_NOTE_LENGTH = 1000;

/** Until when the guest may answer a claim. */
export function answerUntilMs(madeAtMs: number): number {
  return madeAtMs + CONDITION_TERMS.answerHours * 3_600_000;
}

/** The data of a claim that determines who acts next. */
export interface WaitingClaim {
  state: ClaimState;
  isAnswered: boolean;
  answerUntilMs: number;
}

/** Who must act on an open claim: the guest until the answer or its deadline, then staff; null once it is not open. */
export function claimWaitsFor(claim: WaitingClaim, nowMs: number): 'guest' | 'staff' | null {
  if (claim.state !== 'open') return null;
  return claim.isAnswered || nowMs >= claim.answerUntilMs ? 'staff' : 'guest';
}

/** The amount that a decision charges; undefined if a partial amount is zero, the whole claim or more. */
export function grantedAmount(decision: ClaimDecision, claimed: Minor, part: Minor): Minor | undefined {
  if (decision === 'full') return claimed;
  if (decision === 'none') return 0;
  return part > 0 && part < claimed ? part : undefined;
}
