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

/** Which users have to be checked. */
export interface DueCondition {
  now: Date;
  /** They were last checked before. */
  before: Date;
  /** A condition about `due`, the recipient's row. */
  isConcerned: RawBuilder<unknown>;
}

/** Creates the store of recipients of a kind of e-mail with unsubscription. */
export function createEmailReaders(database: Database, table: ReaderTable) {
  const readers = sql.table(table);

  /** Adds a recipient; no effect if already added. */
  async function begin(userId: number, at: Date): Promise<void> {
    await sql`insert into ${readers} (user_id, checked_at) values (${userId}, ${at})
      on conflict (user_id) do nothing`.execute(database);
  }

  /** Lists users with a confirmed address who have to be checked, those who have waited longest first. */
  async function listDue(condition: DueCondition, most: number): Promise<number[]> {
    const { rows } = await sql<{ user_id: number }>`select due.user_id ${fromDue(condition)}
      order by coalesce(due.try_at, due.checked_at) limit ${most}`.execute(database);
    return rows.map(({ user_id }) => user_id);
  }

  /** Selects and locks a user, if they still have to be checked. */
  async function takeDue(userId: number, condition: DueCondition): Promise<DueReader | undefined> {
    const { rows } = await sql<DueReader>`
      select due.user_id, reader.email, reader.language, reader.locale, due.token, due.checked_at
      ${fromDue(condition)} and due.user_id = ${userId} for update of due skip locked`.execute(database);
    return rows[0];
  }

  function fromDue({ now, before, isConcerned }: DueCondition) {
    return sql`from ${readers} due join app_user reader on reader.id = due.user_id
      where due.checked_at <= ${before} and (due.try_at is null or due.try_at <= ${now})
        and reader.is_active and reader.deleted_at is null and reader.email_confirmed_at is not null
        and ${isConcerned}`;
  }

  async function markChecked(userId: number, at: Date): Promise<void> {
    await sql`update ${readers} set checked_at = ${at}, try_at = null where user_id = ${userId}`.execute(
      database,
    );
  }

  /** Keeps a user from being checked until a time. */
  async function putOff(userId: number, until: Date): Promise<void> {
    await sql`update ${readers} set try_at = ${until} where user_id = ${userId}`.execute(database);
  }

  /** The user with this token. */
  async function findByToken(token: string): Promise<number | undefined> {
    const { rows } = await sql<{ user_id: number }>`
      select user_id from ${readers} where token::text = ${token}`.execute(database);
    return rows[0]?.user_id;
  }

  return { begin, listDue, takeDue, markChecked, putOff, findByToken };
}
