import { sql } from 'kysely';

import type { CurrencyCode, Minor } from '@campavia/domain';

import { createEmailReaders, type DueCondition } from '../../core/emails/email-readers';
import type { Database } from '../../database/connect';

/** The remaining amount of a rental credit that expires soon. */
export interface ExpiringCredit {
  balance: Minor;
  currency: CurrencyCode;
  expire_at: Date;
}

/** The days of expiry for which credits are notified. */
export interface ExpiryWindow {
  now: Date;
  until: Date;
}

/** Reads and writes notifications about expiring rental credit. */
export function createCreditEmailsStore(database: Database) {
  const readers = createEmailReaders(database, 'credit_email');

  /** Lists users with a credit that expires in these days and was not notified, see `createEmailReaders`. */
  async function listDue(window: ExpiryWindow, most: number) {
    await sql`insert into credit_email (user_id, checked_at)
      select distinct m.user_id, ${window.now}::timestamptz from moneybox m where ${notEmailed(window)}
      on conflict (user_id) do nothing`.execute(database);
    return readers.listDue(dueIn(window), most);
  }

  function takeDue(userId: number, window: ExpiryWindow) {
    return readers.takeDue(userId, dueIn(window));
  }

  /** Marks a user's credits that expire in these days as notified, and returns them, first to expire first. */
  async function markMailed(userId: number, window: ExpiryWindow): Promise<ExpiringCredit[]> {
    const { rows } = await sql<ExpiringCredit>`
      with notified as (update moneybox m set expiry_mailed_at = ${window.now}
        where m.user_id = ${userId} and ${notEmailed(window)} returning id, balance, currency, expire_at)
      select balance, currency, expire_at from notified order by expire_at, id`.execute(database);
    return rows;
  }

  async function set(userId: number, { is_on, now }: { is_on: boolean; now: Date }): Promise<void> {
    await database
      .insertInto('credit_email')
      .values({ user_id: userId, checked_at: now, is_on })
      .onConflict((same) => same.column('user_id').doUpdateSet({ is_on }))
      .execute();
  }

  const { markChecked, putOff, findByToken } = readers;
  return { listDue, takeDue, markMailed, set, markChecked, putOff, findByToken };
}

function dueIn(window: ExpiryWindow): DueCondition {
  const { now } = window;
  const isConcerned = sql`due.is_on
    and exists (select 1 from moneybox m where m.user_id = due.user_id and ${notEmailed(window)})`;
  return { now, before: now, isConcerned };
}

function notEmailed({ now, until }: ExpiryWindow) {
  return sql`m.balance > 0 and m.expiry_mailed_at is null and m.expire_at > ${now} and m.expire_at <= ${until}`;
}
