import type { Insertable, Selectable, Updateable } from 'kysely';

import type { PaymentReason } from '@campavia/contracts';
import { paymentTransition, type PaymentTransitionName, type StoredPaymentState } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { PaymentTable } from '../../database/payment-schema';

export type Payment = Selectable<PaymentTable>;
export type NewPayment = Insertable<PaymentTable>;
/** Fields of a payment that change; its state changes by a transition. */
export type PaymentChanges = Omit<Updateable<PaymentTable>, 'state'>;

/** Kinds of payments that guests make with one of their own payment methods. */
export const PAY_IN_REASONS: readonly PaymentReason[] = ['book', 'exten', 'exteng'];

/** Kinds of charges to a deposit. */
export const DEPOSIT_CHARGE_REASONS: readonly PaymentReason[] = ['sinist', 'gest', 'tolls'];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads and writes payments. */
export function createPaymentsStore(database: Database) {
  return { ...reading(database), ...writing(database) };
}

/** The payment method that a guest chose for a trip or for one of its requests. */
export function findChosen(
  rows: readonly Payment[],
  { request }: { request: { id: number } | null },
): Payment | undefined {
  const requestId = request?.id ?? null;
  return rows.find(({ state, request_id }) => state === 'select' && request_id === requestId);
}

function reading(database: Database) {
  const all = () => database.selectFrom('payment').selectAll();

  /** The payments of a booking in the order in which they were created. */
  function ofBooking(bookingId: number): Promise<Payment[]> {
    return all().where('booking_id', '=', bookingId).orderBy('id').execute();
  }

  function find(id: number): Promise<Payment | undefined> {
    return all().where('id', '=', id).executeTakeFirst();
  }

  /** By the reference under which the provider knows the payment. */
  function findByReference(reference: string): Promise<Payment | undefined> {
    if (!UUID.test(reference)) return Promise.resolve(undefined);
    return all().where('public_id', '=', reference).executeTakeFirst();
  }

  /** The attempt in progress for a booking, or for one of its requests. */
  function findPending(bookingId: number, requestId?: number): Promise<Payment | undefined> {
    return all()
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'in_prog')
      .where('reason', 'in', PAY_IN_REASONS)
      .where('request_id', 'is not distinct from', requestId ?? null)
      .executeTakeFirst();
  }

  /** Rental credits spent together with a payment, and refunds of it. */
  function listDependents(paymentId: number): Promise<Payment[]> {
    return all().where('of_payment', '=', paymentId).orderBy('id').execute();
  }

  return { ofBooking, find, findByReference, findPending, listDependents };
}

function writing(database: Database) {
  function insert(payment: NewPayment): Promise<Payment> {
    return database.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow();
  }

  /** Applies a transition; undefined when the payment is in none of the states that the transition leaves. */
  function transition(
    id: number,
    name: PaymentTransitionName,
    changes: PaymentChanges = {},
  ): Promise<Payment | undefined> {
    const { from, to } = paymentTransition(name);
    return database
      .updateTable('payment')
      .set({ ...changes, state: to })
      .where('id', '=', id)
      .where('state', 'in', from)
      .returningAll()
      .executeTakeFirst();
  }

  /** Changes a payment that stays in its state, if it still is in that state. */
  async function update(id: number, state: StoredPaymentState, changes: PaymentChanges): Promise<void> {
    const updated = database.updateTable('payment').set(changes);
    await updated.where('id', '=', id).where('state', '=', state).execute();
  }

  /** Applies a transition to every payment of a booking that it applies to. */
  async function transitionAll(
    bookingId: number,
    name: 'withdraw_choice' | 'withdraw_instalment',
  ): Promise<void> {
    const { from, to } = paymentTransition(name);
    await database
      .updateTable('payment')
      .set({ state: to })
      .where('booking_id', '=', bookingId)
      .where('state', 'in', from)
      .execute();
  }

  /** Adds to the paid and refunded amounts of a booking. */
  async function addToBookingTotals(
    bookingId: number,
    added: { paid?: number; refunded?: number },
  ): Promise<void> {
    await database
      .updateTable('booking')
      .set((booking) => ({
        paid: booking('paid', '+', added.paid ?? 0),
        refunded: booking('refunded', '+', added.refunded ?? 0),
      }))
      .where('id', '=', bookingId)
      .execute();
  }

  return { insert, transition, update, transitionAll, addToBookingTotals };
}
