import { sql } from 'kysely';

import { loadBookings } from '../demo/seeds/bookings/load-bookings';
import { createApp } from '../src/app';
import { createClock } from '../src/core/clock';
import { connect, createPool } from '../src/database/connect';
import { settingsFor } from '../test/application';
import { startScratchServer, TEST_NOW_MS, TEST_TODAY } from '../test/scratch-databases';
import { call, signIn } from '../test/users';
import { percentile, timeEach } from './timing';

const WAITING = 10_000;
const OPENED = 100;
const TARGET_MS = 300;

const server = await startScratchServer(300);
const pool = createPool(server.templateUrl, { max: 1 });
await loadBookings(pool, TEST_TODAY);
await pool.end();
const database = connect(server.templateUrl);
const settings = settingsFor(server.templateUrl, '/nonexistent');
const app = await createApp({ settings, database, clock: createClock(TEST_NOW_MS) });

try {
  // One document of a kind for each vehicle is the rule; here there are many more.
  await sql`drop index document_vehicle`.execute(database);
  const at = new Date(TEST_NOW_MS);
  await sql`insert into document (document_type, vehicle_id, status, created_at, submitted_at)
    select 'car_registr', vehicle_id, 'valid_ask', ${at}::timestamptz, ${at}::timestamptz - n * interval '1 second'
    from generate_series(1, ${WAITING}::integer) n
    join (select vehicle_id, row_number() over (order by id) as nth, count(*) over () as many from camper) c
      on c.nth = 1 + n % c.many`.execute(database);
  await sql`vacuum analyze document`.execute(database);
  const token = (await signIn(app, 'staff@campavia.test')).access_token;
  const send = async (what: Parameters<typeof call>[1]) => {
    const answer = await call(app, what, { token });
    if (answer.status !== 200) throw new Error(`${what} was answered with ${answer.status}`);
    return answer.body;
  };
  const { results } = await send(`GET /v4/back-office/documents/?page_size=${OPENED}`);
  const ids: number[] = results.map(({ id }: { id: number }) => id);
  const opened = await timeEach(ids, (id) => send(`POST /v4/back-office/documents/${id}/open/`));
  const listed = await timeEach(ids, () => send('GET /v4/back-office/documents/'));
  const counted = await timeEach(ids, () => send('GET /v4/back-office/'));
  console.log(
    `${WAITING} documents wait; one member of staff opens ${OPENED} of them, one after the other.\n`,
  );
  console.log('| Call | ms p50 | ms p95 | ms slowest | target |');
  console.log('| --- | ---: | ---: | ---: | --- |');
  for (const [name, times] of [
    ['opening the next document', opened],
    ['the list of documents', listed],
    ['the queues with their counts', counted],
  ] as const) {
    const figures = [50, 95, 100].map((percent) => percentile(times, percent));
    console.log(`| ${name} | ${figures.join(' | ')} | p95 ≤ ${TARGET_MS} |`);
  }
} finally {
  await app.close();
  await database.destroy();
  await server.stop();
}
