import type { Receipt, ReceiptCancellation } from '@campavia/contracts';
import {
  formatDecimal,
  planOn,
  SHARES,
  sumOfShares,
  todayIn,
  type BookingState,
  type Shares,
} from '@campavia/domain';

import { dayOf, sharesOfRows, vatFields } from './receipts.mapper';
import type { CancellationFacts, ReceiptFacts } from './receipts.store';

interface Cancelled extends CancellationFacts {
  /** Retained amount of each share. */
  retained: Shares;
}

/** The receipt of a cancelled trip: retained amounts, the reason, and their tax. */
export function toCancelledReceipt(receipt: Receipt, facts: ReceiptFacts, cancelled: Cancelled): Receipt {
  const { booking, shares } = facts;
  const { retained, refundOpen, ended } = cancelled;
  const booked = sharesOfRows(shares);
  const cancelledOn = dayOf(endOf(booking, ended), booking.time_zone);
  return {
    ...receipt,
    issued_on: receipt.issued_on > cancelledOn ? receipt.issued_on : cancelledOn,
    ...vatFields(facts, retained),
    to_pay: formatDecimal(0),
    cancellation: {
      by: PARTIES[booking.state] ?? 'staff',
      cancelled_on: cancelledOn,
      reason: findReason(facts, cancelled),
      retained: SHARES.filter((share) => booked[share] !== 0).map((share) => ({
        share,
        booked: formatDecimal(booked[share]),
        retained: formatDecimal(retained[share]),
      })),
      retained_total: formatDecimal(sumOfShares(retained)),
      refund_open: formatDecimal(refundOpen),
    },
  };
}

const PARTIES: Partial<Record<BookingState, ReceiptCancellation['by']>> = {
  CANCELLED_GUEST: 'guest',
  CANCELLED_OWNER: 'owner',
  CANCELLED_BOTH: 'both',
  CANCELLED_STAFF: 'staff',
};

const VERDICTS = ['accept_proof', 'refuse_proof'];

function findReason(facts: ReceiptFacts, cancelled: Cancelled): ReceiptCancellation['reason'] {
  const { ended, retained } = cancelled;
  const { state } = facts.booking;
  if (SHARES.every((share) => retained[share] === 0)) return 'nothing';
  if (state === 'CANCELLED_BOTH') return 'together';
  if (ended?.move === 'stop') return 'used_days';
  return state === 'CANCELLED_GUEST' ? findPlan(facts, cancelled) : 'agreed';
}

// The refund depends on the day of the emergency report, not on that of the verdict.
function findPlan({ booking }: ReceiptFacts, { ended, reportedAt }: Cancelled): 'on_time' | 'too_late' {
  const isVerdict = ended !== undefined && VERDICTS.includes(ended.move);
  const at = (isVerdict && reportedAt) || endOf(booking, ended);
  const plan = planOn({ from: booking.date_from }, { today: todayIn(booking.time_zone, at) });
  return plan === 'ON_TIME' ? 'on_time' : 'too_late';
}

function endOf({ ended_at, created_at }: ReceiptFacts['booking'], ended: Cancelled['ended']): Date {
  return ended?.at ?? ended_at ?? created_at;
}
