import { sql, type Selectable } from 'kysely';

import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';
import type { SavedSearchTable } from '../../database/saved-search-schema';

export type SavedSearchRow = Selectable<SavedSearchTable>;
export type NewSearch = Omit<SavedSearchRow, 'id'>;

/** Somebody whose saved searches are to be checked. */
export interface DueReader {
  user_id: number;
  email: string;
  language: Language;
  locale: string | null;
  token: string;
  checked_at: Date;
}

/** Reads and writes saved searches. */
export function createSavedSearchesStore(database: Database) {
  return { ...forUser(database), ...ofLetters(database) };
}

function forUser(database: Database) {
  function list(userId: number): Promise<SavedSearchRow[]> {
    const all = database.selectFrom('saved_search').selectAll().where('user_id', '=', userId);
    return all.orderBy('id', 'desc').execute();
  }

  /** Saves a search, or updates the one with the same query. */
  async function keep(search: NewSearch): Promise<SavedSearchRow> {
    const { name, is_mailed } = search;
    await database
      .insertInto('search_letter')
      .values({ user_id: search.user_id, checked_at: search.created_at })
      .onConflict((same) => same.column('user_id').doNothing())
      .execute();
    return database
      .insertInto('saved_search')
      .values(search)
      .onConflict((same) => same.columns(['user_id', 'site', 'query']).doUpdateSet({ name, is_mailed }))
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async function remove(userId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await database
      .deleteFrom('saved_search')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  return { list, keep, remove };
}

function ofLetters(database: Database) {
  /** Takes somebody who was last checked before a time, and locks them until the transaction ends. */
  async function takeDue(before: Date): Promise<DueReader | undefined> {
    const { rows } = await sql<DueReader>`
      select letter.user_id, reader.email, reader.language, reader.locale, letter.token, letter.checked_at
      from search_letter letter join app_user reader on reader.id = letter.user_id
      where letter.checked_at <= ${before} and reader.is_active and reader.deleted_at is null
        and reader.email_confirmed_at is not null
        and exists (select 1 from saved_search s where s.user_id = letter.user_id and s.is_mailed)
      order by letter.checked_at limit 1 for update of letter skip locked`.execute(database);
    return rows[0];
  }

  async function markChecked(userId: number, at: Date): Promise<void> {
    await database
      .updateTable('search_letter')
      .set({ checked_at: at })
      .where('user_id', '=', userId)
      .execute();
  }

  /** Campers that others have published after a time. */
  async function newCampers(after: Date, withoutOwner: number): Promise<number[]> {
    const rows = await database
      .selectFrom('camper')
      .select('id')
      .where('status', '=', 'bookable')
      .where('published_at', '>', after)
      .where('owner_id', '<>', withoutOwner)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Stops the e-mails to the owner of this token. */
  async function stopEmails(token: string): Promise<boolean> {
    const { rows } = await sql`
      with reader as (select user_id from search_letter where token::text = ${token}),
      stopped as (update saved_search set is_mailed = false where user_id in (select user_id from reader))
      select 1 from reader`.execute(database);
    return rows.length > 0;
  }

  return { takeDue, markChecked, newCampers, stopEmails };
}
