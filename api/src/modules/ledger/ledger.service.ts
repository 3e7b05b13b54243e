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
  creditGrantOf,
  creditsOf,
  depositChargeOf,
  ownerChargeOf,
  payInOf,
  payoutOf,
  refundDueOf,
  refundPaidOf,
  retainedOf,
  saleOf,
  unmatchedPayInOf,
  unsoldOf,
  type Entry,
  type RefundSource,
  type Sides,
} from './movements';

/** The booking of a movement. */
export interface BookedBooking {
  id: number;
  guest_id: number;
  owner_id: number;
  currency_used: Sides['currency'];
}

/** The fields of a payment that are recorded. */
export interface BookedPayment {
  id: number;
  amount: Minor;
}

/**
 * The ledger of the marketplace. Movements sum to zero and are immutable; recording the same event again changes
 * nothing. Each call must be in the transaction of its event.
 */
export function createLedger(clock: Clock) {
  return {
    ...sales(clock),
    ...moneyIn(clock),
    ...moneyOut(clock),
    ...payouts(clock),
    ...gifts(clock),
    sharesOf,
  };
}

export type Ledger = ReturnType<typeof createLedger>;

/** Shares of a booking's price. */
function sharesOf(transaction: Database, bookingId: number): Promise<Shares> {
  return createLedgerStore(transaction).sharesOf(bookingId);
}

/** Shares of a cancelled booking kept by owner and platform; their sum is what was paid and not refunded. */
export async function retainedShares(database: Database, bookingId: number): Promise<Shares> {
  const store = createLedgerStore(database);
  return retainedOf(await store.sharesOf(bookingId), await store.unsoldOf(bookingId));
}

function sales(clock: Clock) {
  /** Records the sale when a price is agreed and first paid. */
  async function bookSale(transaction: Database, booking: BookedBooking): Promise<void> {
    const entries = saleOf(await sharesOf(transaction, booking.id), sidesOf(booking));
    await post(transaction, booking, { clock, kind: 'sale', of: booking.id, entries });
  }

  /** Adds the lines of an extension or upgrade to the sale. */
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
    /** Records an unmatched payment, which is refunded. */
    bookUnmatchedPayIn: booking('stray_pay_in', unmatchedPayInOf),
    bookCredits: booking('credits', creditsOf),
    /** Records the owner's claim from the deposit, in the deposit's currency. */
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
  /** Records a refund that is due to the guest. */
  function bookRefundDue(transaction: Database, booking: BookedBooking, amount: Minor): Promise<void> {
    const entries = refundDueOf(amount, sidesOf(booking));
    return post(transaction, booking, { clock, kind: 'refund_due', of: booking.id, entries });
  }

  /** Records a refund that was paid. */
  function bookRefundPaid(
    transaction: Database,
    booking: BookedBooking,
    { id, amount, from }: BookedPayment & { from: RefundSource },
  ): Promise<void> {
    const entries = refundPaidOf(amount, from, sidesOf(booking));
    return post(transaction, booking, { clock, kind: 'refund_paid', of: id, paymentId: id, entries });
  }

  /** Charges an owner who cancelled a trip; deducted from their next payout. */
  function bookOwnerCharge(transaction: Database, booking: BookedBooking): Promise<void> {
    const amount = convert(OWNER_CHARGE_EUR, rateMicros('EUR', booking.currency_used));
    const entries = ownerChargeOf(amount, sidesOf(booking));
    return post(transaction, booking, { clock, kind: 'owner_charge', of: booking.id, entries });
  }

  return { bookRefundDue, bookRefundPaid, bookOwnerCharge };
}

/** A payout to be recorded: `attempt` counts how often it was sent. */
export interface BookedPayout {
  id: number;
  booking_id: number;
  owner_id: number;
  attempt: number;
  amount: Minor;
  currency: CurrencyCode;
}

function payouts(clock: Clock) {
  function book(kind: 'payout' | 'payout_returned') {
    return async (transaction: Database, payout: BookedPayout): Promise<void> => {
      const entries = payoutOf(payout.amount, { ownerId: payout.owner_id });
      if (entries.length === 0) return;
      const sign = kind === 'payout' ? 1 : -1;
      await createLedgerStore(transaction).post({
        reference: `${kind}:${payout.id}:${payout.attempt}`,
        kind,
        bookingId: payout.booking_id,
        paymentId: null,
        payoutId: payout.id,
        at: clock.now(),
        currency: payout.currency,
        entries: entries.map((entry) => ({ ...entry, amount: sign * entry.amount })),
      });
    };
  }

  return {
    /** Records a payout to an owner. */
    bookPayout: book('payout'),
    /** Records a returned payout: the owner is owed the amount again. */
    bookReturnedPayout: book('payout_returned'),
  };
}

/** A rental credit that staff grant. */
export interface BookedCredit {
  id: number;
  user_id: number;
  amount: Minor;
  currency: CurrencyCode;
}

function gifts(clock: Clock) {
  function book(kind: 'credit_grant' | 'credit_withdrawal') {
    return async (transaction: Database, { id, user_id, amount, currency }: BookedCredit): Promise<void> => {
      const entries = creditGrantOf(kind === 'credit_grant' ? amount : -amount, user_id);
      if (entries.length === 0) return;
      const reference = `${kind}:${id}`;
      const about = { bookingId: null, paymentId: null, at: clock.now() };
      await createLedgerStore(transaction).post({ ...about, reference, kind, currency, entries });
    };
  }

  return {
    /** Books a credit that the platform grants. */
    bookCreditGrant: book('credit_grant'),
    /** Records the revoked part of a granted credit. */
    bookCreditWithdrawal: book('credit_withdrawal'),
  };
}

interface LedgerPosting {
  clock: Clock;
  kind: LedgerKind;
  /** Id of the booking, payment or request. */
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
