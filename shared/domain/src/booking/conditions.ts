import { addDays, compareDates, daysBetween } from '../dates';
import { ceilDivide } from '../money';
import { TWICE_LEAD_DAYS } from '../quote';
import type { BookingFacts, Now } from './facts';
import { answerDeadline, paymentDeadline, deadlinesOf, mutualCancellationDeadline } from './deadlines';

/** Conditions of a transition; see `conditionHolds`. */
export const CONDITIONS = [
  'is_instant',
  'is_request',
  'is_not_started',
  'is_running',
  'has_time_to_answer',
  'has_time_to_pay',
  'answer_is_overdue',
  'payment_is_overdue',
  'nothing_is_paid',
  'is_paid_whole',
  'is_paid_in_part',
  'may_pay_in_two',
  'second_half_is_too_late',
  'has_no_proof',
  'proof_is_not_waiting',
  'proof_is_waiting',
  'is_force_majeure',
  'is_owners_fault',
  'guest_asked_together',
  'owner_asked_together',
  'guest_has_not_asked_together',
  'owner_has_not_asked_together',
] as const;
export type Condition = (typeof CONDITIONS)[number];

type Check = (facts: BookingFacts, now: Now) => boolean;

const CHECKS: Record<Condition, Check> = {
  is_instant: ({ isInstant }) => isInstant,
  is_request: ({ isInstant }) => !isInstant,
  is_not_started: ({ startsAtMs }, { ms }) => ms < startsAtMs,
  is_running: ({ startsAtMs, endsAtMs }, { ms }) => startsAtMs <= ms && ms < endsAtMs,
  has_time_to_answer: ({ dayStartsAtMs }, now) => now.ms < answerDeadline(now, dayStartsAtMs),
  has_time_to_pay: (facts, now) => now.ms < paymentDeadline(now, facts),
  answer_is_overdue: ({ answerByMs }, { ms }) => answerByMs !== null && answerByMs <= ms,
  payment_is_overdue: ({ payByMs }, { ms }) => payByMs !== null && payByMs <= ms,
  nothing_is_paid: ({ paid }) => paid === 0,
  is_paid_whole: ({ paid, price }) => paid >= price,
  is_paid_in_part: ({ paid, price }) => paid < price && paid >= ceilDivide(price, 2),
  may_pay_in_two: ({ from }, { today }) => daysBetween(today, from) > TWICE_LEAD_DAYS,
  second_half_is_too_late: isSecondInstalmentTooLate,
  has_no_proof: ({ proof }) => proof === 'none',
  proof_is_not_waiting: ({ proof }) => proof !== 'waiting',
  proof_is_waiting: ({ proof }) => proof === 'waiting',
  is_force_majeure: ({ proofReason }) => proofReason === 'REASON_CORONA',
  is_owners_fault: ({ proofReason }) => proofReason === 'REASON_OWNER',
  guest_asked_together: (facts, now) => hasAskedToCancel('guest', facts, now),
  owner_asked_together: (facts, now) => hasAskedToCancel('owner', facts, now),
  guest_has_not_asked_together: (facts, now) => !hasAskedToCancel('guest', facts, now),
  owner_has_not_asked_together: (facts, now) => !hasAskedToCancel('owner', facts, now),
};

/** A request to cancel together, to which the other side may still agree. */
export interface MutualCancellation {
  askedBy: 'guest' | 'owner';
  askedAtMs: number;
  openUntilMs: number;
}

/** The open request to cancel together; undefined if there is none or it has expired. */
export function findMutualCancellation(
  { togetherAskedBy: askedBy, togetherAskedAtMs }: MutualFacts,
  now: Pick<Now, 'ms' | 'deadlines'>,
): MutualCancellation | undefined {
  if (askedBy === null || togetherAskedAtMs === null) return undefined;
  const openUntilMs = mutualCancellationDeadline(togetherAskedAtMs, now);
  return now.ms < openUntilMs ? { askedBy, askedAtMs: togetherAskedAtMs, openUntilMs } : undefined;
}

type MutualFacts = Pick<BookingFacts, 'togetherAskedBy' | 'togetherAskedAtMs'>;

/** Whether a condition holds for a booking at a moment. */
export function conditionHolds(condition: Condition, facts: BookingFacts, now: Now): boolean {
  return CHECKS[condition](facts, now);
}

// A second half that was not debited yet is not the guest's failure.
function isSecondInstalmentTooLate({ secondHalf, from }: BookingFacts, now: Now): boolean {
  const last = addDays(from, -deadlinesOf(now).secondInstalmentLastDays);
  return secondHalf === 'failed' && compareDates(now.today, last) >= 0;
}

function hasAskedToCancel(by: 'guest' | 'owner', facts: BookingFacts, now: Now): boolean {
  return findMutualCancellation(facts, now)?.askedBy === by;
}
