import type pg from 'pg';

import type { PlainDate } from '@campavia/domain';

import { loadOnce } from '../load-once';
import { PHRASES, QUESTIONS } from './phrases';

/**
 * Creates, once, the chats of all bookings and some questions about campers. Uses statements instead of rows, so that
 * 250,000 messages take seconds. Returns the number of messages.
 */
export function loadChats(pool: pg.Pool, today: PlainDate): Promise<number | undefined> {
  return loadOnce(pool, 'chats', `first, seen from ${today}`, async (client) => {
    const now = `${today}T00:00:00Z`;
    await client.query('alter table chat disable trigger chat_notifies');
    await client.query(CHATS);
    await client.query(QUESTION_CHATS);
    await client.query(PHRASE_TABLE);
    await client.query(PHRASE_ROWS, phraseColumns());
    const { rowCount } = await client.query(MESSAGES, [now]);
    await client.query(LAST_MESSAGES, [now]);
    await client.query(UNREAD);
    await client.query('alter table chat enable trigger chat_notifies');
    return rowCount ?? 0;
  });
}

const CHATS = `insert into chat (camper_id, guest_id, owner_id, booking_id, created_at)
  select camper_id, guest_id, owner_id, id, coalesce(validated_at, touched_at) from booking b
    where guest_id <> owner_id and (answer_by is not null or confirmed_at is not null)
      and state not in ('CREATED', 'CREATED_PRO', 'ABANDONED')
      and not exists (select from chat where booking_id = b.id)
    order by coalesce(validated_at, touched_at), id`;

const QUESTION_CHATS = `insert into chat (camper_id, guest_id, owner_id, created_at)
  select distinct on (camper_id, guest_id) camper_id, guest_id, owner_id, touched_at from booking
    where state = 'ABANDONED' and guest_id <> owner_id order by camper_id, guest_id, id
  on conflict do nothing`;

const PHRASE_TABLE = `create temporary table phrase
  (language text, step integer, way integer, content text) on commit drop`;

const PHRASE_ROWS = `insert into phrase
  select * from unnest($1::text[], $2::integer[], $3::integer[], $4::text[])`;

function phraseColumns(): [string[], number[], number[], string[]] {
  const rows = Object.entries(PHRASES).flatMap(([language, steps]) =>
    steps.flatMap((ways, index) => ways.map((content, way) => ({ language, step: index + 2, way, content }))),
  );
  const questions = Object.entries(QUESTIONS).map(([language, content]) => ({
    language,
    step: 1,
    way: 0,
    content,
  }));
  const all = [...rows, ...questions];
  return [
    all.map(({ language }) => language),
    all.map(({ step }) => step),
    all.map(({ way }) => way),
    all.map(({ content }) => content),
  ];
}

// A confirmed trip has up to eight messages, from the request until its end or now; other bookings have up to three.
const MESSAGES = `with talk as (
    select chat.id, chat.created_at, b.message, split_part(coalesce(b.locale, g.locale, g.language), '-', 1) as language,
      case when b.confirmed_at is not null then 5 + chat.id % 4 else 1 + chat.id % 3 end as steps,
      greatest(least(coalesce(b.ends_at + interval '1 day', $1::timestamptz), $1::timestamptz) - chat.created_at,
        interval '1 hour') as span
    from chat join app_user g on g.id = chat.guest_id left join booking b on b.id = chat.booking_id
    where chat.last_message_id is null)
  insert into chat_message (chat_id, author, content, sent_at)
    select talk.id, case nth % 2 when 1 then 'guest' else 'owner' end,
      case when nth = 1 and length(trim(talk.message)) > 0 then talk.message else phrase.content end,
      case nth when 1 then talk.created_at else talk.created_at + talk.span * (nth - 0.5) / (steps + 1) end
    from talk cross join lateral generate_series(1, talk.steps) nth
    join phrase on phrase.language = talk.language and phrase.step = nth
      and phrase.way = case nth when 1 then 0 else (talk.id + nth) % 2 end
    order by talk.id, nth`;

const LAST_MESSAGES = `update chat set last_message_id = last.id, last_at = last.sent_at,
    guest_read_id = case when last.author = 'guest' or last.sent_at < $1::timestamptz - interval '3 days'
      then last.id else last.id - 1 end,
    owner_read_id = case when last.author = 'owner' or last.sent_at < $1::timestamptz - interval '3 days'
      then last.id else last.id - 1 end
  from (select distinct on (chat_id) chat_id, id, author, sent_at from chat_message order by chat_id, id desc) last
  where last.chat_id = chat.id and chat.last_message_id is null`;

const UNREAD = `update chat set guest_unread = (guest_read_id < last_message_id)::integer,
    owner_unread = (owner_read_id < last_message_id)::integer
  where guest_read_id < last_message_id or owner_read_id < last_message_id`;
