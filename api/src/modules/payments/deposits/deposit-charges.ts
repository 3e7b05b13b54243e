import type { CurrencyCode, DepositChargeReason, Minor } from '@campavia/domain';

import type { Database } from '../../../database/connect';
import { withRetry } from '../../../database/with-retry';
import type { BookingRow } from '../../bookings/booking-process.service';
import type { PaymentDependencies } from '../payment-dependencies';
import { createPaymentsStore, type Payment } from '../payments.store';
import { CALL_GRACE_MS, createProviderCallsStore } from '../provider/provider-calls.store';
import { createDepositsStore } from './deposits.store';

/** The deposit of a booking, in the owner's currency. */
export interface DepositState {
  amount: Minor;
  currency: CurrencyCode;
  /** The amount that was charged or is being charged. */
  charged: Minor;
  isOnCard: boolean;
}

/** Charges to deposits that are set aside on a card. */
export function createDepositCharges({ clock }: Pick<PaymentDependencies, 'clock'>) {
  /** The deposit of a booking: that on the card, or the one that the owner asks for. */
  async function find(on: Database, booking: BookingRow): Promise<DepositState> {
    const store = createDepositsStore(on);
    const onCard = await store.findAuthorised(booking.id);
    if (onCard) {
      const { amount, currency, charged } = onCard;
      return { amount, currency, charged, isOnCard: true };
    }
    const { deposit, currency } = await store.ofCamper(booking.camper_id);
    return { amount: deposit, currency, charged: await store.sumCharges(booking.id), isOnCard: false };
  }

  /**
   * Records a charge within a transaction that holds the locks of the booking; `sync` makes it, or else the payment
   * job. Returns its payment; undefined without a deposit on a card.
   */
  async function record(
    transaction: Database,
    booking: BookingRow,
    { amount, reason }: { amount: Minor; reason: DepositChargeReason },
  ): Promise<number | undefined> {
    const deposit = await createDepositsStore(transaction).findAuthorised(booking.id);
    if (!deposit) return undefined;
    const { id: of_payment, currency, provider_id: depositId, card_alias } = deposit;
    const made_at = clock.now();
    const payment = await createPaymentsStore(transaction).insert({
      booking_id: booking.id,
      type: 'card',
      reason,
      state: 'in_prog',
      amount,
      currency,
      of_payment,
      card_alias,
      made_at,
    });
    const request = { depositId: depositId ?? '', amount, currency, reference: payment.public_id };
    const tryAt = new Date(made_at.getTime() + CALL_GRACE_MS);
    await createProviderCallsStore(transaction).record(payment.id, { kind: 'capture', request }, tryAt);
    return payment.id;
  }

  return { find, record };
}

/** Charges to deposits, with `sync`, which makes a recorded one at the provider. */
export type DepositCharges = ReturnType<typeof createDepositCharges> & {
  sync(paymentId: number): Promise<void>;
};

/** Applies the success of charges to deposits. */
export function createChargeOutcomes({
  database,
  clock,
  process,
  ledger,
  chargeEffects,
}: PaymentDependencies) {
  async function complete(payment: Payment, providerId: string): Promise<void> {
    await withRetry(database, async (transaction) => {
      const booking = await process.lock(transaction, payment.booking_id);
      const changes = { provider_id: providerId, done_at: clock.now(), error_code: null };
      const charged = await createPaymentsStore(transaction).transition(
        payment.id,
        'complete_charge',
        changes,
      );
      if (!charged) return;
      await createProviderCallsStore(transaction).close(charged.id, clock.now());
      await ledger.bookDepositCharge(transaction, booking, charged);
      await chargeEffects.charged(transaction, booking, charged);
    });
  }

  return { complete };
}
