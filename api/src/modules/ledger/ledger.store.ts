import { NO_SHARES, type CurrencyCode, type Shares } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { LedgerKind } from '../../database/payment-schema';
import type { Entry } from './movements';

/** A movement as it is written down. */
export interface NewMovement {
  reference: string;
  kind: LedgerKind;
  bookingId: number | null;
  paymentId: number | null;
  at: Date;
  currency: CurrencyCode;
  entries: Entry[];
}

/** Writes the books, and reads what their movements are made of. */
export function createLedgerStore(database: Database) {
  /** Books a movement; false when what it books is booked already. */
  async function post(movement: NewMovement): Promise<boolean> {
    const { reference, kind, bookingId, paymentId, at, currency, entries } = movement;
    const made = await database
      .insertInto('ledger_movement')
      .values({ reference, kind, booking_id: bookingId, payment_id: paymentId, at })
      .onConflict((same) => same.column('reference').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return false;
    await database
      .insertInto('ledger_entry')
      .values(
        entries.map(({ account, amount, userId }, index) => ({
          ...{ movement_id: made.id, position: index, account, amount, currency },
          user_id: userId ?? null,
        })),
      )
      .execute();
    return true;
  }

  /** What the lines of a booking come to, share by share. */
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

  return { post, sharesOf };
}
