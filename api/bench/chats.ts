import { parseArgs } from 'node:util';

import { sql } from 'kysely';

import { loadBookings } from '../demo/seeds/bookings/load-bookings';
import { loadChats } from '../demo/seeds/chats/load-chats';
import { createApp } from '../src/app';
import { createClock } from '../src/core/clock';
import { connect, createPool, type Database } from '../src/database/connect';
import { settingsFor } from '../test/application';
import { startScratchServer, TEST_NOW_MS, TEST_TODAY } from '../test/scratch-databases';
import { printVisits, signInPeople } from './visits';

const CLIENTS = 50;
const TARGET_MS = 80;
const PATHS = ['/3/chats/', '/3/chats/?convtype=booking', '/v4/chats/unread/'];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    messages: { type: 'string', default: '250000' },
    between: { type: 'string', default: '1000' },
  },
});
const [ROUNDS, MESSAGES] = [Number(values.rounds), Number(values.messages)];

const server = await startScratchServer(300);
const pool = createPool(server.templateUrl, { max: 1 });
await loadBookings(pool, TEST_TODAY);
await pool.query('delete from chat');
await pool.query('delete from loaded_data where name = $1', ['chats']);
const started = performance.now();
const loaded = (await loadChats(pool, TEST_TODAY)) ?? 0;
const loadedMs = Math.round(performance.now() - started);
await pool.end();
const database = connect(server.templateUrl);
const settings = settingsFor(server.templateUrl, '/nonexistent');
const app = await createApp({ settings, database, clock: createClock(TEST_NOW_MS) });

try {
  await multiply(database, loaded);
  const busy = sql`select owner_id as id from chat group by owner_id order by count(*) desc limit ${CLIENTS}`;
  const tokens = await signInPeople(app, database, busy);
  console.log(`${MESSAGES} messages, ${CLIENTS} clients; ${loaded} of them were made in ${loadedMs} ms.\n`);
  await printVisits(
    { app, tokens, rounds: ROUNDS, betweenMs: Number(values.between), targetMs: TARGET_MS },
    PATHS,
  );
} finally {
  await app.close();
  await database.destroy();
  await server.stop();
}

/** Adds messages to all chats until there are enough. */
async function multiply(within: Database, count: number): Promise<void> {
  const times = Math.max(0, Math.ceil((MESSAGES - count) / count));
  await sql`insert into chat_message (chat_id, author, content, sent_at)
    select chat_id, author, content, sent_at from chat_message cross join generate_series(1, ${times}::integer)
    limit ${Math.max(0, MESSAGES - count)}`.execute(within);
  await sql`update chat set guest_unread = id % 3, owner_unread = id % 2`.execute(within);
  await sql`vacuum analyze chat, chat_message`.execute(within);
}
