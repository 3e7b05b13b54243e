import { sql } from 'kysely';

import type { ChatSide } from '@campavia/contracts';
import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../../database/connect';
import type { ChatRow } from '../chats.store';

/** A user with an unread chat. */
export interface DueChatReader {
  side: ChatSide;
  user_id: number;
  email: string;
  language: Language;
  locale: string | null;
}

/** The chat, its unread messages and their author. */
export interface UnreadChat extends DueChatReader {
  chat: ChatRow;
  author: string;
  title: string;
  /** How many messages are unread. */
  count: number;
  /** The first of them. */
  content: string;
}

/** One side of a chat. */
export interface ChatReader {
  chatId: number;
  side: ChatSide;
}

/** When messages count as unread for too long. */
export interface UnreadTimes {
  now: Date;
  /** The first unread message was written before. */
  before: Date;
  /** The end of the period: no e-mails are sent about old messages if the job was stopped for long. */
  after: Date;
}

/** Reads and writes who gets e-mails about unread messages. */
export function createChatEmailsStore(database: Database) {
  return { ...due(database), ...preference(database) };
}

function due(database: Database) {
  /** Lists chats with a message that stays unread, those that have waited longest first. */
  async function listDue(times: UnreadTimes, most: number): Promise<ChatReader[]> {
    const sides = (['guest', 'owner'] as const).map(
      (side) => sql`(select c.id as "chatId", ${side}::text as side,
          coalesce(${sql.ref(`c.${side}_mail_try_at`)}, first.sent_at) as since
        ${fromUnread(side, times)} order by since, c.id limit ${most})`,
    );
    const { rows } =
      await sql<ChatReader>`select "chatId", side from (${sql.join(sides, sql` union all `)}) unread
      order by since, "chatId", side limit ${most}`.execute(database);
    return rows;
  }

  /** Locks a chat until the transaction ends, if its message is still unread. */
  async function takeDue({ chatId, side }: ChatReader, times: UnreadTimes): Promise<UnreadChat | undefined> {
    const { rows } = await sql<DueChatReader & { chat_id: number; author: string; content: string }>`
      select ${side}::text as side, u.id as user_id, u.email, u.language, u.locale, c.id as chat_id,
        o.first_name as author, first.content
      ${fromUnread(side, times)} and c.id = ${chatId} for update of c skip locked`.execute(database);
    return rows[0] && withChat(rows[0]);
  }

  async function withChat({
    chat_id,
    ...reader
  }: DueChatReader & { chat_id: number; author: string; content: string }): Promise<UnreadChat> {
    const chat = await database
      .selectFrom('chat')
      .selectAll()
      .where('id', '=', chat_id)
      .executeTakeFirstOrThrow();
    const { title } = await database
      .selectFrom('camper')
      .select('title')
      .where('id', '=', chat.camper_id)
      .executeTakeFirstOrThrow();
    return { ...reader, chat, title, count: chat[`${reader.side}_unread`] };
  }

  async function markMailed({ chat, side }: Pick<UnreadChat, 'chat' | 'side'>): Promise<void> {
    const author = side === 'guest' ? 'owner' : 'guest';
    // Readers mark the other side's messages as read: their own, even if newer, must not count as mailed.
    const newest = sql`(select max(id) from chat_message where chat_id = ${chat.id} and author = ${author})`;
    await database
      .updateTable('chat')
      .set({ [`${side}_mailed_id`]: newest, [`${side}_mail_try_at`]: null })
      .where('id', '=', chat.id)
      .execute();
  }

  async function putOff({ chatId, side }: ChatReader, until: Date): Promise<void> {
    await database
      .updateTable('chat')
      .set({ [`${side}_mail_try_at`]: until })
      .where('id', '=', chatId)
      .execute();
  }

  return { listDue, takeDue, markMailed, putOff };
}

/** Chats `c` with a message that a side has not read, the first of them and the two people. */
function fromUnread(side: ChatSide, { now, before, after }: UnreadTimes) {
  const other = side === 'guest' ? 'owner' : 'guest';
  const [reader, unread, read, mailed, tryAt] = ['id', 'unread', 'read_id', 'mailed_id', 'mail_try_at'].map(
    (name) => sql.ref(`c.${side}_${name}`),
  );
  return sql`from chat c
      join app_user u on u.id = ${reader}
      join app_user o on o.id = ${sql.ref(`c.${other}_id`)}
      join lateral (select content, sent_at from chat_message m where m.chat_id = c.id and m.id > ${read}
        and m.author = ${other} and m.hidden_at is null order by m.id limit 1) first on true
    where ${unread} > 0 and ${mailed} <= ${read} and (${tryAt} is null or ${tryAt} <= ${now})
      and first.sent_at <= ${before} and first.sent_at > ${after}
      and u.is_active and u.deleted_at is null and u.email_confirmed_at is not null and o.deleted_at is null
      and not exists (select 1 from chat_email e where e.user_id = u.id and not e.is_on)`;
}

function preference(database: Database) {
  /** The secret of the links that stop these e-mails. */
  async function tokenOf(userId: number): Promise<string> {
    const { token } = await database
      .insertInto('chat_email')
      .values({ user_id: userId })
      .onConflict((same) => same.column('user_id').doUpdateSet({ user_id: userId }))
      .returning('token')
      .executeTakeFirstOrThrow();
    return token;
  }

  async function set(userId: number, to: { is_on: boolean }): Promise<void> {
    await database
      .insertInto('chat_email')
      .values({ user_id: userId, is_on: to.is_on })
      .onConflict((same) => same.column('user_id').doUpdateSet(to))
      .execute();
  }

  /** Stops the e-mails to the owner of this token. */
  async function stop(token: string): Promise<boolean> {
    const { rows } = await sql`
      update chat_email set is_on = false where token::text = ${token} returning 1`.execute(database);
    return rows.length > 0;
  }

  return { tokenOf, set, stop };
}
