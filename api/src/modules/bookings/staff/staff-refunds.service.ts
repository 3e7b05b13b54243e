import type {
  RefundProposal,
  RefundProposalAnswer,
  RefundProposals,
  StaffBooking,
  StaffRefund,
  StaffRefundPreview,
} from '@campavia/contracts';
import {
  formatDecimal,
  isOnePersonRefund,
  onePersonLimit,
  parseDecimal,
  REFUND_PROPOSAL_HOURS,
} from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import { HttpError } from '../../../core/http-errors';
import type { Database } from '../../../database/connect';
import { withRetry } from '../../../database/with-retry';
import type { SignedIn } from '../../identity/signed-in.service';
import { createPaymentEffects } from '../../payments/payment-effects.service';
import type { BookingProcess } from '../booking-process.service';
import { createBookingsStore } from '../bookings.store';
import type { BookingRow } from '../process/booking-facts';
import { proposalExpiry } from './approve-refund';
import { recordRefund } from './record-refund';
import {
  checkAmount,
  isCancellable,
  refundable,
  requireUninvolved,
  requireSupporter,
} from './require-refundable';
import { createStaffBookingsStore } from './staff-bookings.store';
import { createStaffRefundsStore, type ProposalRow } from './staff-refunds.store';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
}

const PROPOSAL_MS = REFUND_PROPOSAL_HOURS * 3_600_000;

/** Refunds of the support team. Each function throws HttpError 404 booking_not_found for all others. */
export function createStaffRefunds(needs: Needs) {
  return { ...reading(needs), preview: previewing(needs), ...answering(needs) };
}

export type StaffRefunds = ReturnType<typeof createStaffRefunds>;

function reading({ database, clock }: Needs) {
  const refunds = createStaffRefundsStore(database);

  /** The refunds that wait for a second person, the oldest first. */
  async function proposals(who: SignedIn): Promise<RefundProposals> {
    await requireSupporter(database, who, '1');
    const rows = await refunds.listProposals(openSince(), who.userId);
    return { results: rows.map((row) => toProposal(row, who.userId)) };
  }

  /** A booking as staff cancel it. @throws HttpError 404, also for one's own booking */
  async function get(who: SignedIn, id: string): Promise<StaffRefund> {
    const booking = await findBooking(database, who, id);
    const [people, open] = await Promise.all([
      refunds.partiesOf(booking.id),
      refunds.listProposals(openSince(), who.userId, booking.id),
    ]);
    if (!people) throw new HttpError(404, 'booking_not_found');
    const { currency_used: currency } = booking;
    return {
      booking: {
        id: booking.id,
        state: booking.state,
        from: booking.date_from,
        to: booking.date_to,
        camper: { id: booking.camper_id, title: people.camper },
        guest: { id: booking.guest_id, first_name: people.guest_first, last_name: people.guest_last },
        owner: { id: booking.owner_id, first_name: people.owner_first, last_name: people.owner_last },
      },
      price: formatDecimal(booking.price ?? 0),
      paid: formatDecimal(booking.paid),
      refunded: formatDecimal(booking.refunded),
      refundable: formatDecimal(refundable(booking)),
      one_person_limit: formatDecimal(onePersonLimit(currency)),
      currency,
      can_cancel: isCancellable(booking, clock),
      proposal: open[0] ? toProposal(open[0], who.userId) : null,
    };
  }

  function openSince(): Date {
    return new Date(clock.now().getTime() - PROPOSAL_MS);
  }

  return { proposals, get };
}

function previewing({ database, clock }: Needs) {
  const { planRefund } = createPaymentEffects({ clock });

  /** The distribution of the paid amount if the booking were cancelled with a refund now. @throws InvalidFieldsError */
  return async (who: SignedIn, id: string, amount: string): Promise<StaffRefundPreview> => {
    const booking = await findBooking(database, who, id);
    const named = parseDecimal(amount);
    checkAmount(named, booking);
    const plan = await planRefund(database, booking, { effect: 'refund_named_amount', named });
    return {
      refund_total: formatDecimal(plan.refund),
      retained_total: formatDecimal(plan.retained),
      owner_receives: formatDecimal(plan.ownerReceives),
      platform_retains: formatDecimal(plan.platformRetains),
      currency: booking.currency_used,
      needs_second_person: !isOnePersonRefund(named, booking.currency_used),
      lines: plan.lines.map(({ share, amount: whole, refund, retained }) => ({
        share,
        amount: formatDecimal(whole),
        refund: formatDecimal(refund),
        retained: formatDecimal(retained),
      })),
    };
  };
}

async function findBooking(database: Database, who: SignedIn, id: string): Promise<BookingRow> {
  const booking = await createBookingsStore(database).find(await requireSupporter(database, who, id));
  if (!booking) throw new HttpError(404, 'booking_not_found');
  requireUninvolved(booking, who.userId);
  return booking;
}

function toProposal(row: ProposalRow, readerId: number): RefundProposal {
  const { booking_id, guest, staff_id: id, staff_name, amount, currency, reason, comment } = row;
  return {
    booking_id,
    guest,
    staff: { id, first_name: staff_name, is_me: id === readerId },
    refund_total: formatDecimal(amount),
    currency,
    reason,
    comment,
    proposed_at: row.proposed_at.toISOString(),
    expires_at: proposalExpiry(row).toISOString(),
  };
}

function answering({ database, clock, process }: Needs) {
  /**
   * Cancels a booking with the refund that a colleague proposed.
   * @throws HttpError 404; 405 second_person_needed for the person who proposed it, booking_in_wrong_state; 409
   * refund_proposal_gone when it is another one, was withdrawn or has expired
   */
  function approve(who: SignedIn, id: string, answer: RefundProposalAnswer): Promise<StaffBooking> {
    return withProposal(who, { id, answer }, async ({ transaction, booking, proposal }) => {
      if (proposal.staff_id === who.userId) throw new HttpError(405, 'second_person_needed');
      const { amount: refundTotal, reason, comment } = proposal;
      checkAmount(refundTotal, booking);
      await recordRefund(transaction, 'booking_cancelled', booking, {
        by: who.userId,
        amount: refundTotal,
        at: clock.now(),
        reason,
        proposedBy: proposal.staff_id,
      });
      const cancelled = await process.transitionWithin(transaction, {
        bookingId: booking.id,
        name: 'cancel',
        actor: 'staff',
        actorId: who.userId,
        reason,
        comment,
        refundTotal,
      });
      return { id: cancelled.id, state: cancelled.state };
    });
  }

  /** Withdraws a proposal, one's own or a colleague's. @throws HttpError 404; 409 refund_proposal_gone */
  function withdraw(who: SignedIn, id: string, answer: RefundProposalAnswer): Promise<StaffBooking> {
    return withProposal(who, { id, answer }, async ({ transaction, booking, proposal }) => {
      const { amount, reason, staff_id: proposedBy } = proposal;
      await createStaffBookingsStore(transaction).withdrawProposal(booking.id);
      const named = { by: who.userId, amount, at: clock.now(), reason, proposedBy };
      await recordRefund(transaction, 'refund_withdrawn', booking, named);
      return { id: booking.id, state: booking.state };
    });
  }

  async function withProposal<Result>(
    who: SignedIn,
    { id, answer }: { id: string; answer: RefundProposalAnswer },
    run: (held: HeldProposal) => Promise<Result>,
  ): Promise<Result> {
    const bookingId = await requireSupporter(database, who, id);
    return withRetry(database, async (transaction) => {
      const booking = await process.lock(transaction, bookingId);
      requireUninvolved(booking, who.userId);
      const proposal = await createStaffBookingsStore(transaction).proposalOf(bookingId);
      const isSame = proposal?.proposed_at.toISOString() === answer.proposed_at;
      if (!proposal || !isSame || proposalExpiry(proposal) <= clock.now() || !isCancellable(booking, clock)) {
        throw new HttpError(409, 'refund_proposal_gone');
      }
      return run({ transaction, booking, proposal });
    });
  }

  return { approve, withdraw };
}

interface HeldProposal {
  transaction: Database;
  booking: BookingRow;
  proposal: NonNullable<Awaited<ReturnType<ReturnType<typeof createStaffBookingsStore>['proposalOf']>>>;
}
