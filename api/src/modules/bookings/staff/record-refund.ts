import { formatDecimal, type Minor } from '@campavia/domain';

import type { Database } from '../../../database/connect';
import { createStaffActionsStore } from '../../back-office/staff-actions.service';
import type { BookingRow } from '../process/booking-facts';

interface NamedRefund {
  by: number;
  amount: Minor;
  at: Date;
  reason: string;
  /** The one of staff who proposed it, where somebody else approves it. */
  proposedBy?: number;
}

/** Records in the audit log what staff do about the refund of a booking, within the transaction that does it. */
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
