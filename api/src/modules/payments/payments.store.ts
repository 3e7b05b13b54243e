import type { Insertable, Selectable, Updateable } from 'kysely';

import type { PaymentReason, StoredPaymentState } from '@campavia/contracts';

import type { Database } from '../../database/connect';
import type { PaymentTable } from '../../database/payment-schema';

export type Payment = Selectable<PaymentTable>;
export type NewPayment = Insertable<PaymentTable>;
export type PaymentChanges = Updateable<PaymentTable>;

/** Reads and writes payments. */
export function createPaymentsStore(database: Database) {
  return { ...reading(database), ...writing(database) };
}

function reading(database: Database) {
  const all = () => database.selectFrom('payment').selectAll();

  /** Those of a booking in the order in which they were made. */
  function ofBooking(bookingId: number): Promise<Payment[]> {
    return all().where('booking_id', '=', bookingId).orderBy('id').execute();
  }

  function find(id: number): Promise<Payment | undefined> {
    return all().where('id', '=', id).executeTakeFirst();
  }

  /** By what the provider was told as our reference. */
  function findByReference(reference: string): Promise<Payment | undefined> {
    if (!UUID.test(reference)) return Promise.resolve(undefined);
    return all().where('public_id', '=', reference).executeTakeFirst();
  }

  /** The attempt that is under way for a booking, or for a request of its. */
  function underWay(bookingId: number, requestId?: number): Promise<Payment | undefined> {
    return all()
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'in_prog')
      .where('reason', 'in', ATTEMPTS)
      .where('request_id', 'is not distinct from', requestId ?? null)
      .executeTakeFirst();
  }

  /** What hangs on a payment: rental credits spent with it, refunds of it. */
  function hangingOn(paymentId: number): Promise<Payment[]> {
    return all().where('of_payment', '=', paymentId).orderBy('id').execute();
  }

  return { ofBooking, find, findByReference, underWay, hangingOn };
}

/** What guests pay by a means of theirs. */
export const ATTEMPTS: readonly PaymentReason[] = ['book', 'exten', 'exteng'];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The means that was chosen for what is to be paid. */
export function chosenOf(
  rows: readonly Payment[],
  { request }: { request: { id: number } | null },
): Payment | undefined {
  const of = request?.id ?? null;
  return rows.find(({ state, request_id }) => state === 'select' && request_id === of);
}

function writing(database: Database) {
  function insert(payment: NewPayment): Promise<Payment> {
    return database.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow();
  }

  /** Changes a payment that is in one of some states; undefined when somebody was first. */
  function change(
    id: number,
    from: readonly StoredPaymentState[],
    changes: PaymentChanges,
  ): Promise<Payment | undefined> {
    return database
      .updateTable('payment')
      .set(changes)
      .where('id', '=', id)
      .where('state', 'in', from)
      .returningAll()
      .executeTakeFirst();
  }

  /** Ends what of a booking is in a state without having come to anything. */
  async function drop(bookingId: number, state: 'select' | 'to_come'): Promise<void> {
    await database
      .updateTable('payment')
      .set({ state: 'cancel' })
      .where('booking_id', '=', bookingId)
      .where('state', '=', state)
      .execute();
  }

  /** Writes what a booking is told by its payments. */
  async function tellBooking(bookingId: number, came: { paid?: number; refunded?: number }): Promise<void> {
    await database
      .updateTable('booking')
      .set((booking) => ({
        paid: booking('paid', '+', came.paid ?? 0),
        refunded: booking('refunded', '+', came.refunded ?? 0),
      }))
      .where('id', '=', bookingId)
      .execute();
  }

  return { insert, change, drop, tellBooking };
}
