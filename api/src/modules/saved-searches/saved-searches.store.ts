import { sql, type Selectable } from 'kysely';

import { createEmailReaders } from '../../core/emails/email-readers';
import type { Database } from '../../database/connect';
import type { SavedSearchTable } from '../../database/saved-search-schema';

export type SavedSearchRow = Selectable<SavedSearchTable>;
export type NewSearch = Omit<SavedSearchRow, 'id'>;

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
    await createEmailReaders(database, 'search_letter').begin(search.user_id, search.created_at);
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

  return {
    list,
    keep,
    remove,
    setMailed: (userId: number, to: { is_mailed: boolean }) => setMailed(database, userId, to),
  };
}

function ofLetters(database: Database) {
  const readers = createEmailReaders(database, 'search_letter');

  /** Claims a user with a search to check who was last checked before a time, see `createEmailReaders`. */
  function takeDue(before: Date) {
    return readers.takeDue(
      before,
      sql`exists (select 1 from saved_search s where s.user_id = due.user_id and s.is_mailed)`,
    );
  }

  /** Campers of other owners published after a time. */
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

  /** Unsubscribes the user of this token. */
  async function stopEmails(token: string): Promise<boolean> {
    const userId = await readers.findByToken(token);
    if (userId === undefined) return false;
    await setMailed(database, userId, { is_mailed: false });
    return true;
  }

  return { takeDue, markChecked: readers.markChecked, newCampers, stopEmails };
}

/** Turns notifications of all searches of a user on or off. */
async function setMailed(database: Database, userId: number, to: { is_mailed: boolean }): Promise<void> {
  await database.updateTable('saved_search').set(to).where('user_id', '=', userId).execute();
}
