import { parseArgs } from 'node:util';

import { sql } from 'kysely';

import { loadBookings } from '../demo/seeds/bookings/load-bookings';
import { createApp } from '../src/app';
import { createClock } from '../src/core/clock';
import { connect, createPool, type Database } from '../src/database/connect';
import { settingsFor } from '../test/application';
import { startScratchServer, TEST_NOW_MS, TEST_TODAY } from '../test/scratch-databases';
import { printVisits, signInPeople } from './visits';

const CLIENTS = 50;
const TARGET_MS = 80;
const PATHS = [
  '/v4/reviews/',
  '/v4/reviews/?ordering=-rating&page=20',
  '/v4/reviews/?country=FR&type=4',
  '/v4/reviews/stats/',
  '/v4/reviews/pictures/',
  '/v4/reviews/mine/?box=received',
  '/v4/reviews/mine/?box=sent',
  '/3/reviews-needed/',
];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    reviews: { type: 'string', default: '35000' },
    clients: { type: 'string', default: String(CLIENTS) },
    between: { type: 'string', default: '1000' },
  },
});
const [ROUNDS, REVIEWS, PEOPLE] = [Number(values.rounds), Number(values.reviews), Number(values.clients)];

const server = await startScratchServer(300);
const pool = createPool(server.templateUrl, { max: 1 });
await loadBookings(pool, TEST_TODAY);
await pool.end();
const database = connect(server.templateUrl);
const settings = settingsFor(server.templateUrl, '/nonexistent');
const app = await createApp({ settings, database, clock: createClock(TEST_NOW_MS) });

try {
  await multiply(database);
  const busy = sql`select c.owner_id as id from review r join camper c on c.id = r.camper_id
    group by c.owner_id order by count(*) desc limit ${PEOPLE}`;
  const tokens = await signInPeople(app, database, busy);
  console.log(
    `${REVIEWS} reviews, a third of them with a picture; ${tokens.length} owners with the most reviews.\n`,
  );
  await printVisits(
    { app, tokens, rounds: ROUNDS, betweenMs: Number(values.between), targetMs: TARGET_MS },
    PATHS,
  );
} finally {
  await app.close();
  await database.destroy();
  await server.stop();
}

/** Copies reviews until there are enough. Averages of campers stay, because no measured call calculates them. */
async function multiply(within: Database): Promise<void> {
  await sql`alter table review disable trigger camper_search_follows`.execute(within);
  await sql`with known as (select count(*)::int as count from review)
    insert into review (camper_id, rating, comment, author_type, guest_id, language, published_on)
    select camper_id, rating, comment, author_type, guest_id, language, published_on - nth
    from generate_series(1, (select ${REVIEWS}::int / greatest(count, 1) + 1 from known)) nth cross join review
    limit greatest(0, ${REVIEWS}::int - (select count from known))`.execute(within);
  await sql`alter table review enable trigger camper_search_follows`.execute(within);
  await sql`insert into review_picture (review_id, position, scene)
    select r.id, 0, (select scene from picture where camper_id = r.camper_id order by position limit 1)
    from review r where r.id % 3 = 0 and r.author_type = 'guest'
      and exists (select from picture where camper_id = r.camper_id)
      and not exists (select from review_picture where review_id = r.id)`.execute(within);
  await sql`vacuum analyze review, review_picture`.execute(within);
}
