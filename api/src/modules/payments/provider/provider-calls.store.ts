import { sql, type Selectable } from 'kysely';

import type { Database } from '../../../database/connect';
import type { ProviderCallTable } from '../../../database/payment-schema';
import type {
  CaptureOrder,
  DepositOrder,
  PayInOrder,
  ProviderEvent,
  RefundOrder,
} from '../../../providers/payments/payments-provider';

/** For so long the payment job leaves a call to the process that recorded it. */
export const CALL_GRACE_MS = 60_000;

/** A call to the provider, by kind. */
export type ProviderOrder =
  | { kind: 'pay_in'; request: PayInOrder }
  | { kind: 'refund'; request: RefundOrder }
  | { kind: 'deposit'; request: DepositOrder }
  | { kind: 'capture'; request: CaptureOrder };

export type ProviderCall = Omit<Selectable<ProviderCallTable>, 'kind' | 'request'> & ProviderOrder;

/** Stores calls to the provider before they are made, and the events that the provider sends. */
export function createProviderCallsStore(database: Database) {
  return { ...calls(database), ...events(database) };
}

function calls(database: Database) {
  /** Records a call. The job does not make it before `tryAt`. */
  async function record(paymentId: number, order: ProviderOrder, tryAt: Date): Promise<void> {
    await database
      .insertInto('provider_call')
      .values({
        payment_id: paymentId,
        kind: order.kind,
        try_at: tryAt,
        request: JSON.stringify(order.request),
      })
      .execute();
  }

  async function find(paymentId: number): Promise<ProviderCall | undefined> {
    const call = database.selectFrom('provider_call').selectAll().where('payment_id', '=', paymentId);
    return (await call.executeTakeFirst()) as ProviderCall | undefined;
  }

  /** Claims calls whose outcome is unknown: no other process gets them before `until`. */
  async function claimWaiting({ now, until, most }: Claim): Promise<number[]> {
    const { rows } = await sql<{ payment_id: number }>`
      update provider_call set try_at = ${until}, tries = tries + 1 where key in (
        select key from provider_call where answered_at is null and try_at <= ${now}
        order by try_at limit ${most} for update skip locked)
      returning payment_id`.execute(database);
    return rows.map(({ payment_id }) => payment_id);
  }

  /** Marks the outcome as known: the call is not made again. */
  async function close(paymentId: number, at: Date): Promise<void> {
    await database
      .updateTable('provider_call')
      .set({ answered_at: at, failure: null })
      .where('payment_id', '=', paymentId)
      .where('answered_at', 'is', null)
      .execute();
  }

  async function retryAt(paymentId: number, at: Date, failure: string | null): Promise<void> {
    await database
      .updateTable('provider_call')
      .set({ try_at: at, failure })
      .where('payment_id', '=', paymentId)
      .where('answered_at', 'is', null)
      .execute();
  }

  /** Makes a refused call again as a new one: with another key, and under another reference. */
  async function renew(paymentId: number, order: ProviderOrder, tryAt: Date): Promise<void> {
    await database
      .updateTable('provider_call')
      .set({
        key: sql<string>`gen_random_uuid()`,
        request: JSON.stringify(order.request),
        try_at: tryAt,
        tries: 0,
        answered_at: null,
        failure: null,
      })
      .where('payment_id', '=', paymentId)
      .execute();
  }

  return { record, find, claimWaiting, close, retryAt, renew };
}

interface Claim {
  now: Date;
  until: Date;
  most: number;
}

function events(database: Database) {
  /** Stores an event of the provider; false when it was stored before. */
  async function storeEvent(event: ProviderEvent, at: Date): Promise<boolean> {
    const stored = await database
      .insertInto('provider_event')
      .values({
        id: event.id,
        kind: event.kind,
        object_id: event.objectId,
        status: event.status,
        received_at: at,
      })
      .onConflict((same) => same.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return stored !== undefined;
  }

  async function isKnownEvent(id: string): Promise<boolean> {
    const found = database.selectFrom('provider_event').select('id').where('id', '=', id);
    return (await found.executeTakeFirst()) !== undefined;
  }

  return { storeEvent, isKnownEvent };
}
