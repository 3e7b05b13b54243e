import { randomUUID } from 'node:crypto';

import type { RefusedRefundState } from '@campavia/contracts';
import { formatDecimal, REFUND_PROPOSAL_HOURS, type StaffActionName } from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import { siteOfReader } from '../../../core/emails/site-of-reader';
import { HttpError } from '../../../core/http-errors';
import type { Database } from '../../../database/connect';
import { withRetry } from '../../../database/with-retry';
import type { RefundOrder } from '../../../providers/payments/payments-provider';
import type { Notifications } from '../../../providers/notifications/notifications';
import { createStaffActionsStore } from '../../back-office/staff-actions.service';
import type { BookingProcess, BookingRow } from '../../bookings/booking-process.service';
import { createLedger } from '../../ledger/ledger.service';
import { createPaymentsStore } from '../payments.store';
import { CALL_GRACE_MS, createProviderCallsStore } from '../provider/provider-calls.store';
import { buildRefundTransferEmail } from './refund-transfer-email';
import { createRefusedRefundsStore, type RefusedRefundRow } from './refused-refunds.store';

export interface DecisionNeeds extends Pick<AppContext, 'database' | 'clock'> {
  process: Pick<BookingProcess, 'lock'>;
  /** Calls the provider about a payment. */
  sync: (paymentId: number) => Promise<void>;
  notifications: Pick<Notifications, 'mail'>;
  /** Start of the links in e-mails. */
  siteUrl: string;
}

/** A refund that staff decide on, within the transaction that locks its booking. */
export interface HeldRefund {
  transaction: Database;
  booking: BookingRow;
  row: RefusedRefundRow;
  staffId: number;
}

const PROPOSAL_MS = REFUND_PROPOSAL_HOURS * 3_600_000;

/** The changes of a decision about a refused refund. */
export function createDecisions(needs: DecisionNeeds) {
  return { ...locking(needs), ...applying(needs) };
}

function locking({ database, clock, process }: DecisionNeeds) {
  /** @throws HttpError 404 refund_not_found; 409 refund_not_refused with `decided_by` */
  function within(
    paymentId: number,
    staffId: number,
    decide: (refund: HeldRefund) => Promise<void>,
  ): Promise<void> {
    return withRetry(database, async (transaction) => {
      const payment = await createPaymentsStore(transaction).find(paymentId);
      if (payment?.reason !== 'refund') throw new HttpError(404, 'refund_not_found');
      const booking = await process.lock(transaction, payment.booking_id);
      if (booking.guest_id === staffId || booking.owner_id === staffId) {
        throw new HttpError(404, 'refund_not_found');
      }
      const since = new Date(clock.now().getTime() - PROPOSAL_MS);
      const [row] = await createRefusedRefundsStore(transaction).list(staffId, { since, id: paymentId });
      if (!row) {
        const [last] = await createStaffActionsStore(transaction).decisions('refund', paymentId);
        throw new HttpError(409, 'refund_not_refused', { decided_by: last?.staff_name ?? '' });
      }
      await decide({ transaction, booking, row, staffId });
    });
  }

  async function stateOf(paymentId: number): Promise<RefusedRefundState> {
    const payment = await createPaymentsStore(database).find(paymentId);
    return { id: paymentId, state: payment?.state ?? 'failed' };
  }

  return { within, stateOf };
}

function applying({ clock, notifications, siteUrl }: DecisionNeeds) {
  const ledger = createLedger(clock);

  /** Orders the refund again under another reference: answers about the refused order no longer match it. */
  async function orderAgain(refund: HeldRefund, reason: string): Promise<void> {
    const { transaction, row } = refund;
    const reference = randomUUID();
    const calls = createProviderCallsStore(transaction);
    const call = await calls.find(row.id);
    const changes = { public_id: reference, provider_id: null, error_code: null };
    await createPaymentsStore(transaction).transition(row.id, 'repeat_refund', changes);
    const request = { ...(call?.request as RefundOrder), reference };
    await calls.renew(row.id, { kind: 'refund', request }, new Date(clock.now().getTime() + CALL_GRACE_MS));
    await record(refund, 'refund_repeated', { reason });
  }

  /** Completes the refund and tells the guest how it comes. */
  async function completeByTransfer(
    refund: HeldRefund,
    named: { bank_reference: string; reason: string; proposed_by?: number },
  ): Promise<void> {
    const { transaction, booking, row } = refund;
    const paid = await createPaymentsStore(transaction).transition(row.id, 'transfer_refund', {
      type: 'transf',
      error_code: null,
      done_at: clock.now(),
    });
    if (!paid) throw new HttpError(409, 'refund_not_refused');
    await ledger.bookRefundPaid(transaction, booking, { ...paid, from: 'platform_bank' });
    await record(refund, 'refund_transferred', named);
    const reader = await createRefusedRefundsStore(transaction).readerOf(row.id);
    if (!reader) return;
    const { email: recipient, language, locale, ...about } = reader;
    const mailed = { ...about, bank_reference: named.bank_reference };
    const email = buildRefundTransferEmail(siteOfReader({ language, locale }), mailed, siteUrl);
    await notifications.mail({ recipient, ...email }, transaction);
  }

  /** Writes the decision to the audit log. */
  function record(
    { transaction, row, staffId }: HeldRefund,
    action: StaffActionName,
    after: object,
  ): Promise<void> {
    return createStaffActionsStore(transaction).record({
      staffId,
      action,
      subject: 'refund',
      subjectId: row.id,
      userId: row.guest_id,
      before: {
        booking: row.booking_id,
        amount: `${formatDecimal(row.amount)} ${row.currency}`,
        paid_by: row.type,
      },
      after,
      at: clock.now(),
    });
  }

  return { orderAgain, completeByTransfer, record };
}
