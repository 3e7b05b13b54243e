import type {
  RefundProposalAnswer,
  RefusedRefund,
  RefusedRefunds,
  RefusedRefundsQuery,
  RefusedRefundState,
  RepeatRefund,
  TransferRefund,
} from '@campavia/contracts';
import { formatDecimal, isOnePersonRefund, REFUND_PROPOSAL_HOURS } from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import { HttpError, InvalidFieldsError } from '../../../core/http-errors';
import { parseRowId } from '../../../core/parse-row-id';
import { pageLinks } from '../../../core/routing/page-links';
import { requireStaff } from '../../back-office/require-staff.service';
import { createStaffActionsStore } from '../../back-office/staff-actions.service';
import type { SignedIn } from '../../identity/signed-in.service';
import { createDecisions, type DecisionNeeds } from './decide-refund';
import { createRefusedRefundsStore, type RefusedRefundRow } from './refused-refunds.store';

export { buildRefundTransferEmail } from './refund-transfer-email';

type Needs = Pick<AppContext, 'database' | 'clock'>;

const USUAL_PAGE_SIZE = 10;
const PROPOSAL_MS = REFUND_PROPOSAL_HOURS * 3_600_000;

/**
 * Refunds that the provider refused, as staff list and decide them. Each function throws HttpError 404 refund_not_found
 * for all but staff and for bookings of their own, and 409 refund_not_refused once the refund was decided.
 */
export function createRefusedRefunds(needs: DecisionNeeds) {
  return { list: createList(needs), ...repeating(needs), ...transferring(needs) };
}

export type RefusedRefundsService = ReturnType<typeof createRefusedRefunds>;

/** How many refused refunds wait for staff, since when, and which one is next. */
export function createRefusedRefundCounts({ database, clock }: Needs) {
  const store = createRefusedRefundsStore(database);
  return async function counts(staffId: number) {
    const [{ waiting, fresh, late, oldest_at }, next_id, last_decided_at] = await Promise.all([
      store.counts(staffId, clock.now()),
      store.next(staffId),
      createStaffActionsStore(database).lastAt(['refund_repeated', 'refund_transferred']),
    ]);
    return { waiting, fresh, late, oldest_at, next_id, last_decided_at };
  };
}

function createList({ database, clock }: Needs) {
  const store = createRefusedRefundsStore(database);

  /** The oldest first. */
  return async function list(who: SignedIn, query: RefusedRefundsQuery): Promise<RefusedRefunds> {
    const staffId = requireStaff(who);
    const { page = 1, page_size: size = USUAL_PAGE_SIZE } = query;
    const since = new Date(clock.now().getTime() - PROPOSAL_MS);
    const [rows, { waiting: count }] = await Promise.all([
      store.list(staffId, { since, limit: size, offset: (page - 1) * size }),
      store.counts(staffId, clock.now()),
    ]);
    const links = pageLinks('/v4/back-office/refunds/', query, { page, size, count });
    return {
      count,
      counted_at: clock.now().toISOString(),
      ...links,
      results: rows.map((row) => toRefused(row, staffId)),
    };
  };
}

function repeating(needs: DecisionNeeds) {
  const decisions = createDecisions(needs);

  /** Orders a refund again and calls the provider at once. @throws HttpError 409 refund_transfer_open; InvalidFieldsError */
  async function repeat(who: SignedIn, id: string, form: RepeatRefund): Promise<RefusedRefundState> {
    const staffId = requireStaff(who, 'refund_not_found');
    const reason = readLine('reason', form.reason);
    await decisions.within(parseRowId(id), staffId, async (refund) => {
      if (refund.row.proposed_at) throw new HttpError(409, 'refund_transfer_open');
      await decisions.orderAgain(refund, reason);
    });
    await needs.sync(parseRowId(id));
    return decisions.stateOf(parseRowId(id));
  }

  return { repeat };
}

function transferring(needs: DecisionNeeds) {
  const decisions = createDecisions(needs);

  /**
   * Records that a refund is paid by a bank transfer; above 500 EUR the transfer waits for a second person.
   * @throws HttpError 409 refund_transfer_open while another one waits; InvalidFieldsError
   */
  async function transfer(who: SignedIn, id: string, form: TransferRefund): Promise<RefusedRefundState> {
    const staffId = requireStaff(who, 'refund_not_found');
    const named = {
      bank_reference: readLine('bank_reference', form.bank_reference),
      reason: readLine('reason', form.reason),
    };
    await decisions.within(parseRowId(id), staffId, async (refund) => {
      if (refund.row.proposed_at) throw new HttpError(409, 'refund_transfer_open');
      const { amount, currency } = refund.row;
      const isAlone = isOnePersonRefund(amount, currency);
      const at = needs.clock.now();
      await createRefusedRefundsStore(refund.transaction).put({
        ...named,
        payment_id: refund.row.id,
        staff_id: staffId,
        proposed_at: at,
        recorded_at: isAlone ? at : null,
      });
      if (isAlone) return decisions.completeByTransfer(refund, named);
      await decisions.record(refund, 'refund_transfer_proposed', named);
    });
    return decisions.stateOf(parseRowId(id));
  }

  /**
   * Records the transfer that a colleague proposed.
   * @throws HttpError 405 second_person_needed for the person who proposed it; 409 refund_proposal_gone
   */
  async function approve(who: SignedIn, id: string, form: RefundProposalAnswer): Promise<RefusedRefundState> {
    const staffId = requireStaff(who, 'refund_not_found');
    await decisions.within(parseRowId(id), staffId, async (refund) => {
      const { bank_reference, reason, proposedBy } = requireProposed(refund.row, form);
      if (proposedBy === staffId) throw new HttpError(405, 'second_person_needed');
      const { id: paymentId } = refund.row;
      await createRefusedRefundsStore(refund.transaction).approve(paymentId, staffId, needs.clock.now());
      await decisions.completeByTransfer(refund, { bank_reference, reason, proposed_by: proposedBy });
    });
    return decisions.stateOf(parseRowId(id));
  }

  /** Withdraws a transfer that was proposed, one's own or a colleague's. @throws HttpError 409 refund_proposal_gone */
  async function withdraw(
    who: SignedIn,
    id: string,
    form: RefundProposalAnswer,
  ): Promise<RefusedRefundState> {
    const staffId = requireStaff(who, 'refund_not_found');
    await decisions.within(parseRowId(id), staffId, async (refund) => {
      const { bank_reference, proposedBy } = requireProposed(refund.row, form);
      await createRefusedRefundsStore(refund.transaction).withdraw(refund.row.id);
      await decisions.record(refund, 'refund_transfer_withdrawn', {
        bank_reference,
        proposed_by: proposedBy,
      });
    });
    return decisions.stateOf(parseRowId(id));
  }

  return { transfer, approve, withdraw };
}

function requireProposed(row: RefusedRefundRow, { proposed_at }: RefundProposalAnswer) {
  if (row.proposed_at === null || row.proposed_at.toISOString() !== proposed_at) {
    throw new HttpError(409, 'refund_proposal_gone');
  }
  return {
    bank_reference: row.bank_reference ?? '',
    reason: row.transfer_reason ?? '',
    proposedBy: row.proposed_by ?? 0,
  };
}

function readLine(field: 'reason' | 'bank_reference', text: string): string {
  // The database takes no character of this kind.
  const read = text.replaceAll('\0', '').normalize('NFC').trim();
  if (!read) throw new InvalidFieldsError({ [field]: { id: 'field_required' } });
  return read;
}

function toRefused(row: RefusedRefundRow, readerId: number): RefusedRefund {
  const { id, booking_id, guest_id, first_name, last_name, currency, type, is_unmatched, proposed_at } = row;
  return {
    id,
    booking_id,
    guest: { id: guest_id, first_name, last_name },
    amount: formatDecimal(row.amount),
    currency,
    paid_by: type,
    is_unmatched,
    refused_at: row.refused_at.toISOString(),
    needs_second_person: !isOnePersonRefund(row.amount, row.currency),
    transfer:
      proposed_at === null
        ? null
        : {
            staff: {
              id: row.proposed_by ?? 0,
              first_name: row.proposed_by_name ?? '',
              is_me: row.proposed_by === readerId,
            },
            bank_reference: row.bank_reference ?? '',
            reason: row.transfer_reason ?? '',
            proposed_at: proposed_at.toISOString(),
            expires_at: new Date(proposed_at.getTime() + PROPOSAL_MS).toISOString(),
          },
  };
}
