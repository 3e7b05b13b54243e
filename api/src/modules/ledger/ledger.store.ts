import { sql } from 'kysely';

import { NO_SHARES, type CurrencyCode, type Shares } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { LedgerAccount, LedgerKind } from '../../database/payment-schema';
import type { Entry } from './movements';

/** A new movement. */
export interface NewMovement {
  reference: string;
  kind: LedgerKind;
  bookingId: number | null;
  paymentId: number | null;
  payoutId?: number;
  at: Date;
  currency: CurrencyCode;
  entries: Entry[];
}

/** Writes the ledger, and reads the inputs of movements. */
export function createLedgerStore(database: Database) {
  /** Records a movement; false when it is already recorded. */
  async function post(movement: NewMovement): Promise<boolean> {
    const { reference, kind, bookingId, paymentId, payoutId = null, at, currency, entries } = movement;
    const rows = entries.map(({ account, amount, userId }, position) => ({
      position,
      account,
      amount,
      currency,
      user_id: userId ?? null,
    }));
    const { rows: written } = await sql`
      with made as (
        insert into ledger_movement (reference, kind, booking_id, payment_id, payout_id, at)
        values (${reference}, ${kind}, ${bookingId}, ${paymentId}, ${payoutId}, ${at})
        on conflict (reference) do nothing returning id)
      insert into ledger_entry (movement_id, position, account, user_id, currency, amount)
      select made.id, e.position, e.account, e.user_id, e.currency, e.amount
        from made, json_populate_recordset(null::ledger_entry, ${JSON.stringify(rows)}) e
      returning movement_id`.execute(database);
    return written.length > 0;
  }

  /** Sums the lines of a booking by share. */
  async function sharesOf(bookingId: number, requestId?: number): Promise<Shares> {
    const rows = await database
      .selectFrom('booking_line')
      .select(['share', (line) => line.fn.sum<number>('amount').as('amount')])
      .where('booking_id', '=', bookingId)
      .$if(requestId !== undefined, (lines) => lines.where('request_id', '=', requestId ?? null))
      .groupBy('share')
      .execute();
    const shares = { ...NO_SHARES };
    for (const { share, amount } of rows) shares[share] = amount;
    return shares;
  }

  /** Entries of a booking's reversed sale, by account; empty when there is none. */
  function unsoldOf(bookingId: number): Promise<{ account: LedgerAccount; amount: number }[]> {
    return database
      .selectFrom('ledger_movement as movement')
      .innerJoin('ledger_entry as entry', 'entry.movement_id', 'movement.id')
      .select(['entry.account', (all) => all.fn.sum<number>('entry.amount').as('amount')])
      .where('movement.booking_id', '=', bookingId)
      .where('movement.kind', '=', 'unsold')
      .groupBy('entry.account')
      .execute();
  }

  return { post, sharesOf, unsoldOf };
}
