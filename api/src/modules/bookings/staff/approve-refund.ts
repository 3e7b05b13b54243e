import { isOnePersonRefund, REFUND_PROPOSAL_HOURS, type Minor } from '@campavia/domain';

import type { Database } from '../../../database/connect';
import { HttpError } from '../../../core/http-errors';
import type { BookingRow } from '../process/booking-facts';
import type { RequestedTransition } from '../process/requested-transition';
import { createStaffBookingsStore } from './staff-bookings.store';

interface ProposedRefund {
  by: number;
  amount: Minor;
  at: Date;
  reason: string;
  comment: string;
}

const PROPOSAL_MS = REFUND_PROPOSAL_HOURS * 3_600_000;

/** When a proposal can no longer be approved. */
export function proposalExpiry({ proposed_at }: { proposed_at: Date }): Date {
  return new Date(proposed_at.getTime() + PROPOSAL_MS);
}

/**
 * Whether staff may refund an amount: a small one at once, a large one when another member of the team has proposed it
 * before; else it is stored as a proposal. One that has expired counts for nothing.
 * @throws HttpError 405 second_person_needed when the same person proposes it again
 */
export async function isRefundApproved(
  within: Database,
  { id: booking_id, currency_used }: BookingRow,
  { by: staff_id, amount, at: proposed_at, reason, comment }: ProposedRefund,
): Promise<boolean> {
  if (isOnePersonRefund(amount, currency_used)) return true;
  const store = createStaffBookingsStore(within);
  const proposal = await store.proposalOf(booking_id);
  if (proposal?.amount !== amount || proposalExpiry(proposal) <= proposed_at) {
    await store.propose({ booking_id, staff_id, amount, proposed_at, reason, comment });
    return false;
  }
  if (proposal.staff_id === staff_id) throw new HttpError(405, 'second_person_needed');
  return true;
}

/**
 * Finds the member of staff who is on both sides of a transition: who requests it while acting as the guest or owner, or
 * who decides as staff, for example on a proof, about a request they made while acting as one of them.
 */
export async function staffOnBothSides(
  within: Database,
  booking: BookingRow,
  { actor, actorId, actingStaffId }: RequestedTransition,
): Promise<number | undefined> {
  if (actingStaffId !== undefined) return actingStaffId;
  if (actor !== 'staff' || actorId === undefined) return undefined;
  const hasActed = await createStaffBookingsStore(within).hasActedAsSide(actorId, booking);
  return hasActed ? actorId : undefined;
}

/**
 * Requires that a large refund by staff who act as a guest or owner was proposed by another member of the team: acting
 * as another user must not get around the second approver.
 * @throws HttpError 405 second_person_needed
 */
export async function requireSecondApprover(
  within: Database,
  { id, currency_used }: BookingRow,
  { by, amount, at }: Pick<ProposedRefund, 'by' | 'amount' | 'at'>,
): Promise<void> {
  if (isOnePersonRefund(amount, currency_used)) return;
  const proposal = await createStaffBookingsStore(within).proposalOf(id);
  const isOpen = proposal !== undefined && proposalExpiry(proposal) > at;
  if (isOpen && proposal.amount === amount && proposal.staff_id !== by) return;
  throw new HttpError(405, 'second_person_needed');
}
