import { sql, type Selectable } from 'kysely';

import type { Database } from '../../database/connect';
import type { ProviderCallTable } from '../../database/payment-schema';
import type {
  DepositOrder,
  PayInOrder,
  ProviderEvent,
  RefundOrder,
} from '../../providers/payments/payments-provider';

/** What is asked of the provider, by kind. */
export type ProviderOrder =
  | { kind: 'pay_in'; request: PayInOrder }
  | { kind: 'refund'; request: RefundOrder }
  | { kind: 'deposit'; request: DepositOrder };

export type ProviderCall = Omit<Selectable<ProviderCallTable>, 'kind' | 'request'> & ProviderOrder;

/** Reads and writes what is asked of the provider: each order stands here before it is made. */
export function createProviderCallsStore(database: Database) {
  return { ...asking(database), ...events(database) };
}

function asking(database: Database) {
  /** Writes down what will be asked. Nobody else asks before `tryAt`. */
  async function intend(paymentId: number, order: ProviderOrder, tryAt: Date): Promise<void> {
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

  /** Takes orders whose outcome is not known; nobody else has them until the turn ends. */
  async function takeWaiting({
    now,
    until,
    most,
  }: {
    now: Date;
    until: Date;
    most: number;
  }): Promise<number[]> {
    const { rows } = await sql<{ payment_id: number }>`
      update provider_call set try_at = ${until}, tries = tries + 1 where key in (
        select key from provider_call where answered_at is null and try_at <= ${now}
        order by try_at limit ${most} for update skip locked)
      returning payment_id`.execute(database);
    return rows.map(({ payment_id }) => payment_id);
  }

  /** The outcome is known: nobody asks again. */
  async function close(paymentId: number, at: Date): Promise<void> {
    await database
      .updateTable('provider_call')
      .set({ answered_at: at, failure: null })
      .where('payment_id', '=', paymentId)
      .where('answered_at', 'is', null)
      .execute();
  }

  async function tryLater(paymentId: number, at: Date, failure: string | null): Promise<void> {
    await database
      .updateTable('provider_call')
      .set({ try_at: at, failure })
      .where('payment_id', '=', paymentId)
      .where('answered_at', 'is', null)
      .execute();
  }

  return { intend, find, takeWaiting, close, tryLater };
}

function events(database: Database) {
  /** Keeps what the provider told; false when it told that before. */
  async function keep(event: ProviderEvent, at: Date): Promise<boolean> {
    const made = await database
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
    return made !== undefined;
  }

  async function isKnown(id: string): Promise<boolean> {
    const found = database.selectFrom('provider_event').select('id').where('id', '=', id);
    return (await found.executeTakeFirst()) !== undefined;
  }

  return { keep, isKnown };
}
