import { sql, type Insertable, type Selectable } from 'kysely';

import type { ChatSide } from '@campavia/contracts';
import type { ChatKind } from '@campavia/domain';

import type { ChatMessageTable, ChatTable } from '../../database/update-schema';
import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';

export type ChatRow = Selectable<ChatTable>;
export type MessageRow = Selectable<ChatMessageTable>;

export interface PersonRow {
  id: number;
  first_name: string;
  picture: string | null;
  deleted_at: Date | null;
}

export interface CamperRow {
  id: number;
  owner_id: number;
  title: string;
  city: string;
  status: string;
  scene: string | null;
}

interface Page {
  convtype: 'all' | ChatKind;
  limit: number;
  offset: number;
}

/** Reads and writes chats. */
export function createChatsStore(database: Database) {
  return { ...reading(database), ...messages(database), ...around(database) };
}

const SIDES = ['guest', 'owner'] as const;

function kindCondition(convtype: Page['convtype']) {
  if (convtype === 'all') return sql`true`;
  return convtype === 'booking' ? sql`booking_id is not null` : sql`booking_id is null`;
}

function reading(database: Database) {
  /** Those in which something was written, the newest first. Each side has an index in this order. */
  async function page(userId: number, { convtype, limit, offset }: Page): Promise<ChatRow[]> {
    const sides = SIDES.map(
      (side) => sql`(select * from chat where ${sql.ref(`${side}_id`)} = ${userId} and last_at is not null
        and ${kindCondition(convtype)} order by last_at desc, id desc limit ${limit + offset})`,
    );
    const { rows } = await sql<ChatRow>`select * from (${sql.join(sides, sql` union all `)}) own
      order by last_at desc, id desc limit ${limit} offset ${offset}`.execute(database);
    return rows;
  }

  async function count(userId: number, convtype: Page['convtype']): Promise<number> {
    const sides = SIDES.map(
      (side) => sql`(select count(*) from chat where ${sql.ref(`${side}_id`)} = ${userId}
        and last_at is not null and ${kindCondition(convtype)})`,
    );
    const { rows } = await sql<{
      count: number;
    }>`select (${sql.join(sides, sql` + `)})::integer as count`.execute(database);
    return rows[0]?.count ?? 0;
  }

  /** Number of unread messages of a user: two reads of an index, which contains chats with unread messages only. */
  async function countUnread(userId: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`select (
        coalesce((select sum(guest_unread) from chat where guest_id = ${userId} and guest_unread > 0), 0)
        + coalesce((select sum(owner_unread) from chat where owner_id = ${userId} and owner_unread > 0), 0)
      )::integer as count`.execute(database);
    return rows[0]?.count ?? 0;
  }

  function find(id: number): Promise<ChatRow | undefined> {
    return database.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst();
  }

  function lock(id: number): Promise<ChatRow | undefined> {
    return database.selectFrom('chat').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  function findOfBooking(bookingId: number): Promise<ChatRow | undefined> {
    return database.selectFrom('chat').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
  }

  /** The chat that a guest and the owner of a camper go on with: the newest one. */
  function findOfCamper(camperId: number, guestId: number): Promise<ChatRow | undefined> {
    return database
      .selectFrom('chat')
      .selectAll()
      .where('camper_id', '=', camperId)
      .where('guest_id', '=', guestId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
  }

  /** Begins the chat of a guest about a camper, unless another call has. */
  async function begin(chat: Insertable<ChatTable>): Promise<ChatRow | undefined> {
    await database
      .insertInto('chat')
      .values(chat)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return findOfCamper(chat.camper_id, chat.guest_id);
  }

  async function change(id: number, values: Partial<ChatRow>): Promise<void> {
    await database.updateTable('chat').set(values).where('id', '=', id).execute();
  }

  return { page, count, countUnread, find, lock, findOfBooking, findOfCamper, begin, change };
}

function messages(database: Database) {
  /** The newest messages of a chat, or the newest before one of them; the oldest first. */
  async function listMessages(
    chatId: number,
    { before, limit }: { before?: number | undefined; limit: number },
  ) {
    const rows = await database
      .selectFrom('chat_message')
      .selectAll()
      .where('chat_id', '=', chatId)
      .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.toReversed();
  }

  function listByIds(ids: readonly number[]): Promise<MessageRow[]> {
    return ids.length === 0
      ? Promise.resolve([])
      : database.selectFrom('chat_message').selectAll().where('id', 'in', ids).execute();
  }

  function findMessage(id: number): Promise<MessageRow | undefined> {
    return database.selectFrom('chat_message').selectAll().where('id', '=', id).executeTakeFirst();
  }

  function findByKey(chatId: number, author: ChatSide, key: string): Promise<MessageRow | undefined> {
    return database
      .selectFrom('chat_message')
      .selectAll()
      .where('chat_id', '=', chatId)
      .where('author', '=', author)
      .where('client_key', '=', key)
      .executeTakeFirst();
  }

  function add(message: Insertable<ChatMessageTable>): Promise<MessageRow> {
    return database.insertInto('chat_message').values(message).returningAll().executeTakeFirstOrThrow();
  }

  async function countAfter(chatId: number, author: ChatSide, id: number): Promise<number> {
    const { count } = await database
      .selectFrom('chat_message')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('chat_id', '=', chatId)
      .where('author', '=', author)
      .where('id', '>', id)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  return { listMessages, listByIds, findMessage, findByKey, add, countAfter };
}

export interface EventRow {
  id: string;
  kind: string;
  actor: 'guest' | 'owner' | 'staff' | 'clock' | 'provider';
  at: Date;
}

function around(database: Database) {
  function people(ids: readonly number[]): Promise<PersonRow[]> {
    return database
      .selectFrom('app_user')
      .select(['id', 'first_name', 'picture', 'deleted_at'])
      .where('id', 'in', ids)
      .execute();
  }

  async function campers(ids: readonly number[]): Promise<CamperRow[]> {
    const { rows } = await sql<CamperRow>`select c.id, c.owner_id, c.title, c.status, p.name as city,
        (select scene from picture where camper_id = c.id order by position limit 1) as scene
      from camper c join place p on p.id = c.place_id where c.id = any(${ids}::integer[])`.execute(database);
    return rows;
  }

  function chats(ids: readonly number[]): Promise<ChatRow[]> {
    return ids.length === 0
      ? Promise.resolve([])
      : database.selectFrom('chat').selectAll().where('id', 'in', ids).execute();
  }

  function bookings(ids: readonly number[]): Promise<BookingRow[]> {
    return ids.length === 0
      ? Promise.resolve([])
      : database.selectFrom('booking').selectAll().where('id', 'in', ids).execute();
  }

  /** What changed of a booking and of its extensions, in the order in which it happened. */
  async function events(bookingId: number): Promise<EventRow[]> {
    const { rows } = await sql<EventRow>`
      select 'booking-' || id as id, move as kind, actor, at from booking_change where booking_id = ${bookingId}
      union all
      select 'extension-' || id || '-asked', 'extension_asked', 'guest', asked_at from booking_request
        where booking_id = ${bookingId} and kind = 'extension' and asked_at is not null
      union all
      select 'extension-' || id || '-confirmed', 'extension_confirmed', 'provider', settled_at from booking_request
        where booking_id = ${bookingId} and kind = 'extension' and state = 'CONFIRMED' and settled_at is not null
      order by at, id`.execute(database);
    return rows;
  }

  return { people, campers, chats, bookings, events };
}
