import { sql } from 'kysely';

import type { Database } from '../../database/connect';

export interface AskedSubscription {
  email: string;
  locale: string;
  asked_at: Date;
}

/** Reads and writes newsletter subscriptions. */
export function createNewsletterStore(database: Database) {
  /** Stores a request with a new token, which is returned; undefined when the address is already confirmed. */
  async function ask(asked: AskedSubscription): Promise<string | undefined> {
    const { locale, asked_at } = asked;
    const row = await database
      .insertInto('newsletter_subscription')
      .values(asked)
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ locale, asked_at, token: sql<string>`gen_random_uuid()` })
          .where('newsletter_subscription.confirmed_at', 'is', null),
      )
      .returning('token')
      .executeTakeFirst();
    return row?.token;
  }

  /** Confirms the address of a token mailed after a time; returns whether there is one. */
  async function confirm(token: string, { now, askedAfter }: { now: Date; askedAfter: Date }) {
    const { numUpdatedRows } = await database
      .updateTable('newsletter_subscription')
      .set((row) => ({
        confirmed_at: row.fn.coalesce('confirmed_at', sql<Date>`${now}`),
        tries: 0,
        try_at: now,
        failure: null,
      }))
      .where(sql`token::text`, '=', token)
      .where((row) => row.or([row('confirmed_at', 'is not', null), row('asked_at', '>', askedAfter)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /**
   * Unsubscribes the address of a token; the row is deleted once the mailing list is updated. Returns whether there is
   * one.
   */
  async function stop(token: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('newsletter_subscription')
      .set({ asked_at: null, confirmed_at: null, tries: 0, try_at: now, failure: null })
      .where(sql`token::text`, '=', token)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return { ask, confirm, stop, ...ofAccounts(database) };
}

/** Subscriptions of accounts' addresses. */
function ofAccounts(database: Database) {
  /** Subscribes an address that was confirmed by the account. */
  async function subscribeConfirmed({ email, locale, asked_at: at }: AskedSubscription): Promise<void> {
    const on = { locale, asked_at: at, confirmed_at: at, tries: 0, try_at: at, failure: null };
    await database
      .insertInto('newsletter_subscription')
      .values({ email, ...on })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(on))
      .execute();
  }

  /** Unsubscribes an address. */
  async function stopFor(email: string, now: Date): Promise<void> {
    await database
      .updateTable('newsletter_subscription')
      .set({ asked_at: null, confirmed_at: null, tries: 0, try_at: now, failure: null })
      .where('email', '=', email)
      .execute();
  }

  return { subscribeConfirmed, stopFor };
}
