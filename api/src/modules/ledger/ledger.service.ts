import {
  convert,
  OWNER_CHARGE_EUR,
  rateMicros,
  type CurrencyCode,
  type Minor,
  type Shares,
} from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import type { LedgerKind } from '../../database/payment-schema';
import { createLedgerStore } from './ledger.store';
import {
  creditsOf,
  depositChargeOf,
  ownerChargeOf,
  payInOf,
  refundDueOf,
  refundPaidOf,
  retainedOf,
  saleOf,
  unmatchedPayInOf,
  unsoldOf,
  type Entry,
  type Sides,
} from './movements';

/** The booking that a movement is about. */
export interface BookedBooking {
  id: number;
  guest_id: number;
  owner_id: number;
  currency_used: Sides['currency'];
}

/** The part of a payment that is booked. */
export interface BookedPayment {
  id: number;
  amount: Minor;
}

/**
 * The ledger of the marketplace. Every movement sums to zero and is never changed, and booking the same thing again
 * changes nothing. Each call belongs to the transaction in which the thing happens.
 */
export function createLedger(clock: Clock) {
  return { ...sales(clock), ...moneyIn(clock), ...moneyOut(clock), sharesOf };
}

export type Ledger = ReturnType<typeof createLedger>;

/** Who gets which share of the price of a booking. */
function sharesOf(transaction: Database, bookingId: number): Promise<Shares> {
  return createLedgerStore(transaction).sharesOf(bookingId);
}

/** What of each share of a cancelled booking stays with owner and platform: the same as was paid and not refunded. */
export async function retainedShares(database: Database, bookingId: number): Promise<Shares> {
  const store = createLedgerStore(database);
  return retainedOf(await store.sharesOf(bookingId), await store.unsoldOf(bookingId));
}

function sales(clock: Clock) {
  /** Books a price that was agreed and first paid for. */
  async function bookSale(transaction: Database, booking: BookedBooking): Promise<void> {
    const entries = saleOf(await sharesOf(transaction, booking.id), sidesOf(booking));
    await post(transaction, booking, { clock, kind: 'sale', of: booking.id, entries });
  }

  /** Adds the lines of an extension or upgrade to what was sold. */
  async function bookGrowth(transaction: Database, booking: BookedBooking, requestId: number): Promise<void> {
    const shares = await createLedgerStore(transaction).sharesOf(booking.id, requestId);
    const entries = saleOf(shares, sidesOf(booking));
    await post(transaction, booking, { clock, kind: 'growth', of: requestId, entries });
  }

  /** Reverses a sale except for what each party keeps. */
  async function bookUnsold(transaction: Database, booking: BookedBooking, stays: Shares): Promise<void> {
    const entries = unsoldOf(await sharesOf(transaction, booking.id), stays, sidesOf(booking));
    await post(transaction, booking, { clock, kind: 'unsold', of: booking.id, entries });
  }

  return { bookSale, bookGrowth, bookUnsold };
}

function moneyIn(clock: Clock) {
  function booking(kind: 'pay_in' | 'stray_pay_in' | 'credits', entriesOf: typeof payInOf) {
    return (transaction: Database, of: BookedBooking, { id, amount }: BookedPayment): Promise<void> =>
      post(transaction, of, {
        clock,
        kind,
        of: id,
        paymentId: id,
        entries: entriesOf(amount, sidesOf(of)),
      });
  }

  return {
    bookPayIn: booking('pay_in', payInOf),
    /** Books an unmatched payment, which is refunded. */
    bookUnmatchedPayIn: booking('stray_pay_in', unmatchedPayInOf),
    bookCredits: booking('credits', creditsOf),
    /** Books what the owner gets from the deposit, in the currency of the deposit. */
    bookDepositCharge: (
      transaction: Database,
      of: BookedBooking,
      { id, amount, currency }: BookedPayment & { currency: CurrencyCode },
    ): Promise<void> => {
      const entries = depositChargeOf(amount, sidesOf(of));
      const posting = { clock, kind: 'deposit_charge', of: id, paymentId: id, entries } as const;
      return post(transaction, { ...of, currency_used: currency }, posting);
    },
  };
}

function moneyOut(clock: Clock) {
  /** Books a refund that is due to the guest. */
  function bookRefundDue(transaction: Database, booking: BookedBooking, amount: Minor): Promise<void> {
    const entries = refundDueOf(amount, sidesOf(booking));
    return post(transaction, booking, { clock, kind: 'refund_due', of: booking.id, entries });
  }

  /** Books a refund that was paid. */
  function bookRefundPaid(
    transaction: Database,
    booking: BookedBooking,
    { id, amount, from }: BookedPayment & { from: 'provider_cash' | 'moneybox_liability' },
  ): Promise<void> {
    const entries = refundPaidOf(amount, from, sidesOf(booking));
    return post(transaction, booking, { clock, kind: 'refund_paid', of: id, paymentId: id, entries });
  }

  /** Charges the owner who cancelled a trip; it is deducted from their next payout. */
  function bookOwnerCharge(transaction: Database, booking: BookedBooking): Promise<void> {
    const amount = convert(OWNER_CHARGE_EUR, rateMicros('EUR', booking.currency_used));
    const entries = ownerChargeOf(amount, sidesOf(booking));
    return post(transaction, booking, { clock, kind: 'owner_charge', of: booking.id, entries });
  }

  return { bookRefundDue, bookRefundPaid, bookOwnerCharge };
}

interface LedgerPosting {
  clock: Clock;
  kind: LedgerKind;
  /** Number of the booking, payment or request that is booked. */
  of: number;
  paymentId?: number;
  entries: Entry[];
}

async function post(
  transaction: Database,
  booking: BookedBooking,
  { clock, kind, of, paymentId, entries }: LedgerPosting,
): Promise<void> {
  if (entries.length === 0) return;
  await createLedgerStore(transaction).post({
    reference: `${kind}:${of}`,
    kind,
    bookingId: booking.id,
    entries,
    paymentId: paymentId ?? null,
    at: clock.now(),
    currency: booking.currency_used,
  });
}

function sidesOf({ guest_id, owner_id, currency_used }: BookedBooking): Sides {
  return { guestId: guest_id, ownerId: owner_id, currency: currency_used };
}
