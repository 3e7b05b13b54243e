import { sql, type Selectable } from 'kysely';

import { createEmailReaders, type DueCondition } from '../../core/emails/email-readers';
import type { Database } from '../../database/connect';
import type { SavedSearchTable } from '../../database/saved-search-schema';

export type SavedSearchRow = Selectable<SavedSearchTable>;
export type NewSearch = Omit<SavedSearchRow, 'id'>;

type DueTimes = Pick<DueCondition, 'now' | 'before'>;

const HAS_MAILED_SEARCH = sql`exists (select 1 from saved_search s where s.user_id = due.user_id and s.is_mailed)`;

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

  /** Lists users with a search to check, see `createEmailReaders`. */
  function listDue(times: DueTimes, most: number) {
    return readers.listDue({ ...times, isConcerned: HAS_MAILED_SEARCH }, most);
  }

  function takeDue(userId: number, times: DueTimes) {
    return readers.takeDue(userId, { ...times, isConcerned: HAS_MAILED_SEARCH });
  }

  /** Notes since when campers that have come into the search for the first time are there. */
  async function noteSearchable(at: Date): Promise<void> {
    await database.updateTable('searchable_camper').set({ since: at }).where('since', 'is', null).execute();
  }

  /** Campers of other owners that came into the search after a time. */
  async function newCampers(after: Date, withoutOwner: number): Promise<number[]> {
    const rows = await database
      .selectFrom('searchable_camper as searchable')
      .innerJoin('camper', 'camper.id', 'searchable.camper_id')
      .select('camper.id')
      .where('searchable.since', '>', after)
      .where('camper.status', '=', 'bookable')
      .where('camper.owner_id', '<>', withoutOwner)
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

  const { markChecked, putOff } = readers;
  return { listDue, takeDue, markChecked, putOff, noteSearchable, newCampers, stopEmails };
}

/** Turns notifications of all searches of a user on or off. */
async function setMailed(database: Database, userId: number, to: { is_mailed: boolean }): Promise<void> {
  await database.updateTable('saved_search').set(to).where('user_id', '=', userId).execute();
}
