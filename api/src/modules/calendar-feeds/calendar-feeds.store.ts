import { sql } from 'kysely';

import type { DayRange } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { ImportedEvent } from './parse-calendar';

export interface FeedRow {
  id: number;
  camper_id: number;
  name: string;
  url: string;
  read_at: Date | null;
  succeeded_at: Date | null;
  error: string | null;
}

export interface ImportedRow extends ImportedEvent {
  feed_id: number | null;
}

/** Unavailable days for the export. */
export interface TakenRow extends DayRange {
  id: number;
  kind: 'booking' | 'owner';
}

const FEED = ['id', 'camper_id', 'name', 'url', 'read_at', 'succeeded_at', 'error'] as const;

/** Reads and writes imported calendars with their events, and export links. */
export function createCalendarFeedsStore(database: Database) {
  return { ...feeds(database), ...events(database), ...exports(database) };
}

export type CalendarFeedsStore = ReturnType<typeof createCalendarFeedsStore>;

function feeds(database: Database) {
  function listFeeds(camperId: number): Promise<FeedRow[]> {
    const found = database.selectFrom('ical_feed').select(FEED).where('camper_id', '=', camperId);
    return found.orderBy('id').execute();
  }

  /** @returns undefined when the camper already imports this URL */
  function addFeed(feed: { camper_id: number; name: string; url: string }, at: Date) {
    return database
      .insertInto('ical_feed')
      .values({ ...feed, created_at: at })
      .onConflict((same) => same.columns(['camper_id', 'url']).doNothing())
      .returning(FEED)
      .executeTakeFirst();
  }

  /** Deletes one calendar or all, with their events; returns their number. */
  async function removeFeeds(camperId: number, id: number | undefined): Promise<number> {
    const all = database.deleteFrom('ical_feed').where('camper_id', '=', camperId);
    const gone = id === undefined ? all : all.where('id', '=', id);
    return (await gone.returning('id').execute()).length;
  }

  /** Claims calendars that were not fetched since a time, so that no other server fetches them. */
  async function takeDue(before: Date, now: Date, most: number): Promise<FeedRow[]> {
    const { rows } = await sql<FeedRow>`update ical_feed set read_at = ${now} where id in (
        select f.id from ical_feed f join camper c on c.id = f.camper_id
        where (f.read_at is null or f.read_at < ${before}) and c.status not in ('deleted', 'deleted_owner')
        order by f.read_at nulls first limit ${most} for update of f skip locked)
      returning id, camper_id, name, url, read_at, succeeded_at, error`.execute(database);
    return rows;
  }

  async function noteFailure(id: number, error: string, at: Date): Promise<void> {
    await database.updateTable('ical_feed').set({ error, read_at: at }).where('id', '=', id).execute();
  }

  async function noteSuccess(id: number, at: Date): Promise<void> {
    const read = { error: null, read_at: at, succeeded_at: at };
    await database.updateTable('ical_feed').set(read).where('id', '=', id).execute();
  }

  return { listFeeds, addFeed, removeFeeds, takeDue, noteFailure, noteSuccess };
}

function events(database: Database) {
  async function listImported(camperId: number, days: DayRange): Promise<ImportedRow[]> {
    const { rows } =
      await sql<ImportedRow>`select feed_id, coalesce(title, '') as title, lower(during) as from,
        upper(during) - 1 as to from calendar_block where camper_id = ${camperId} and kind = 'ical'
        and during && daterange(${days.from}::date, ${days.to}::date, '[]') order by during, id`.execute(
        database,
      );
    return rows;
  }

  /** Replaces the events of a calendar; does nothing if they are the same. */
  async function replaceEvents({ id, camper_id }: FeedRow, found: readonly ImportedEvent[]): Promise<void> {
    const { rows } = await sql<ImportedEvent>`select lower(during) as from, upper(during) - 1 as to,
        coalesce(title, '') as title from calendar_block where feed_id = ${id}`.execute(database);
    if (textOf(rows) === textOf(found)) return;
    await database.deleteFrom('calendar_block').where('feed_id', '=', id).execute();
    if (!found.length) return;
    const values = found.map(({ from, to, title }) => ({
      camper_id,
      during: `[${from},${to}]`,
      kind: 'ical' as const,
      booking_id: null,
      request_id: null,
      expires_at: null,
      feed_id: id,
      title,
    }));
    await database.insertInto('calendar_block').values(values).execute();
  }

  return { listImported, replaceEvents };
}

function textOf(found: readonly ImportedEvent[]): string {
  return found
    .map(({ from, to, title }) => `${from} ${to} ${title}`)
    .sort()
    .join('\n');
}

function exports(database: Database) {
  async function findSecret(camperId: number): Promise<string | undefined> {
    const row = await database
      .selectFrom('ical_export')
      .select('secret')
      .where('camper_id', '=', camperId)
      .executeTakeFirst();
    return row?.secret;
  }

  /** Stores the secret of a link; the previous one stops working. */
  async function storeSecret(camperId: number, secret: string): Promise<void> {
    await database
      .insertInto('ical_export')
      .values({ camper_id: camperId, secret })
      .onConflict((same) => same.column('camper_id').doUpdateSet({ secret }))
      .execute();
  }

  /** Unavailable days by the secret of a link; undefined for an unknown secret. */
  async function listTaken(secret: string, from: string): Promise<TakenRow[] | undefined> {
    const { rows: campers } = await sql<{ id: number }>`select e.camper_id as id from ical_export e
      join camper c on c.id = e.camper_id where e.secret = ${secret}
        and c.status not in ('deleted', 'deleted_owner')`.execute(database);
    const [camper] = campers;
    if (!camper) return undefined;
    const { rows } = await sql<TakenRow>`select id, kind, lower(during) as from, upper(during) - 1 as to
      from calendar_block where camper_id = ${camper.id} and kind in ('booking', 'owner')
        and upper(during) > ${from}::date order by during, id`.execute(database);
    return rows;
  }

  return { findSecret, storeSecret, listTaken };
}
