import type pg from 'pg';

import { LANGUAGES } from '@campavia/i18n/sites';

import { createPool } from '../../../src/database/connect';
import { copyDatabase, TEST_TODAY } from '../../../test/scratch-databases';
import { loadBookings } from '../bookings/load-bookings';
import { loadChats } from './load-chats';
import { PHRASES, QUESTIONS } from './phrases';

let pool: pg.Pool;
let close: () => Promise<void>;

beforeAll(async () => {
  const { url, drop } = await copyDatabase(
    process.env.CAMPAVIA_TEST_TEMPLATE ?? '',
    `campavia_chats_${process.pid}`,
  );
  pool = createPool(url, { max: 1 });
  close = async () => {
    await pool.end();
    await drop();
  };
  await loadBookings(pool, TEST_TODAY);
  await pool.query('delete from chat');
  await pool.query('delete from loaded_data where name = $1', ['chats']);
});
afterAll(() => close());

const count = async (sql: string) => Number((await pool.query(`select count(*) from ${sql}`)).rows[0]?.count);

test('creates, once, a chat in its own language for every booking that its owner sees', async () => {
  const written = await loadChats(pool, TEST_TODAY);
  const bookings = await count(`booking where guest_id <> owner_id and (answer_by is not null
    or confirmed_at is not null) and state not in ('CREATED', 'CREATED_PRO', 'ABANDONED')`);
  expect(await count('chat where booking_id is not null')).toBe(bookings);
  expect(written).toBeGreaterThan(4 * bookings);
  expect(await count('chat where last_message_id is null')).toBe(0);
  expect(await count('chat where booking_id is null')).toBeGreaterThan(0);
  expect(await loadChats(pool, TEST_TODAY)).toBeUndefined();
});

test('orders messages by time, has none in the future, and counts unread ones', async () => {
  const mixed = `chat_message one join chat_message next on next.chat_id = one.chat_id and next.id = one.id + 1
    and next.sent_at < one.sent_at`;
  expect(await count(mixed)).toBe(0);
  expect(await count(`chat_message where sent_at > '${TEST_TODAY}'::date + 1`)).toBe(0);
  const miscounted = `chat where guest_unread <> (select count(*) from chat_message m
    where m.chat_id = chat.id and m.author = 'owner' and m.id > guest_read_id)`;
  expect(await count(miscounted)).toBe(0);
});

test('has texts in every language, with the same steps in each', () => {
  expect(Object.keys(PHRASES).toSorted()).toEqual([...LANGUAGES].toSorted());
  expect(Object.keys(QUESTIONS).toSorted()).toEqual([...LANGUAGES].toSorted());
  expect(new Set(Object.values(PHRASES).map(({ length }) => length))).toEqual(new Set([7]));
});
