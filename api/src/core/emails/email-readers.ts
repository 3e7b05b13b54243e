import { sql, type RawBuilder } from 'kysely';

import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';

/** Readers of a kind of e-mail, with their unsubscribe token and the time of the last check. */
export type ReaderTable = 'search_letter' | 'wishlist_email' | 'credit_email';

/** A user who may have to be notified. */
export interface DueReader {
  user_id: number;
  email: string;
  language: Language;
  locale: string | null;
  token: string;
  checked_at: Date;
}

/** Creates the store of recipients of a kind of e-mail with unsubscription. */
export function createEmailReaders(database: Database, table: ReaderTable) {
  const readers = sql.table(table);

  /** Adds a recipient; no effect if already added. */
  async function begin(userId: number, at: Date): Promise<void> {
    await sql`insert into ${readers} (user_id, checked_at) values (${userId}, ${at})
      on conflict (user_id) do nothing`.execute(database);
  }

  /**
   * Selects and locks a user with a confirmed address whose last check is before a time.
   * @param isConcerned a condition about `due`, the recipient's row
   */
  async function takeDue(before: Date, isConcerned: RawBuilder<unknown>): Promise<DueReader | undefined> {
    const { rows } = await sql<DueReader>`
      select due.user_id, reader.email, reader.language, reader.locale, due.token, due.checked_at
      from ${readers} due join app_user reader on reader.id = due.user_id
      where due.checked_at <= ${before} and reader.is_active and reader.deleted_at is null
        and reader.email_confirmed_at is not null and ${isConcerned}
      order by due.checked_at limit 1 for update of due skip locked`.execute(database);
    return rows[0];
  }

  async function markChecked(userId: number, at: Date): Promise<void> {
    await sql`update ${readers} set checked_at = ${at} where user_id = ${userId}`.execute(database);
  }

  /** The user with this token. */
  async function findByToken(token: string): Promise<number | undefined> {
    const { rows } = await sql<{ user_id: number }>`
      select user_id from ${readers} where token::text = ${token}`.execute(database);
    return rows[0]?.user_id;
  }

  return { begin, takeDue, markChecked, findByToken };
}
