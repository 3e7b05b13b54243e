import { formatDecimal, type Minor } from '@campavia/domain';

import type { Database } from '../../../database/connect';
import { createStaffActionsStore } from '../../back-office/staff-actions.service';
import type { BookingRow } from '../process/booking-facts';

interface NamedRefund {
  by: number;
  amount: Minor;
  at: Date;
  reason: string;
  /** The member of staff who proposed it, where a colleague approves it. */
  proposedBy?: number;
}

/** Records actions of staff on the refund of a booking in the audit log, within the same transaction. */
export function recordRefund(
  transaction: Database,
  action: 'refund_proposed' | 'refund_withdrawn' | 'booking_cancelled',
  booking: BookingRow,
  { by, amount, at, reason, proposedBy }: NamedRefund,
): Promise<void> {
  const { currency_used: currency } = booking;
  return createStaffActionsStore(transaction).record({
    staffId: by,
    action,
    subject: 'booking',
    subjectId: booking.id,
    userId: booking.guest_id,
    before: { state: booking.state, paid: `${formatDecimal(booking.paid)} ${currency}` },
    after: { refund: `${formatDecimal(amount)} ${currency}`, reason, proposed_by: proposedBy },
    at,
  });
}
