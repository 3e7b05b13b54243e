import type pg from 'pg';

import type { PlainDate } from '@campavia/domain';

import { insertRows } from '../insert-rows';
import { loadOnce } from '../load-once';
import { createHomes, type Homes, type Town } from './homes';
import { makeCamper, type MadeCamper } from './make-camper';
import { DEMO_USERS } from './users/demo-users';
import { asDemoUser, makeOwner, type Owner } from './users/make-owner';
import { createRandom } from './random';

const SEED = 20_270_314;
const CAMPERS_AT_ONCE = 4000;

const TABLES_WITH_TRIGGERS = [
  'camper',
  'vehicle',
  'app_user',
  'season_rate',
  'price_period',
  'review',
  'calendar_block',
];

/**
 * Creates owners and campers of the demo once; returns the number of campers, undefined when they exist already.
 * Deterministic for a day and number.
 */
export function loadCampers(pool: pg.Pool, count: number, today: PlainDate): Promise<number | undefined> {
  return loadOnce(pool, 'campers', `${count} campers, seed ${SEED}, seen from ${today}`, async (client) => {
    // The read model is built once at the end instead of by triggers for each row.
    for (const table of TABLES_WITH_TRIGGERS)
      await client.query(`alter table ${table} disable trigger camper_search_follows`);
    const made = await makeAll(client, count, today);
    await client.query('select refresh_camper_search(array(select id from camper))');
    // Orders rows on disk by map position, as searches read them: the first run rebuilds the index along a
    // space-filling curve, the second orders the rows by it.
    for (let run = 1; run <= 2; run += 1)
      await client.query('cluster camper_search using camper_search_point');
    for (const table of TABLES_WITH_TRIGGERS)
      await client.query(`alter table ${table} enable trigger camper_search_follows`);
    await continueNumbers(client);
    return made;
  });
}

async function makeAll(client: pg.PoolClient, count: number, today: PlainDate): Promise<number> {
  const towns = await readTowns(client);
  const homes = createHomes(towns);
  let waiting: { owners: Owner[]; campers: MadeCamper[] } = { owners: [], campers: [] };
  let made = 0;
  for (let number = 1; made < count || number <= DEMO_USERS.length; number += 1) {
    const owner = ownerOf(number, { homes, towns, today });
    waiting.owners.push(owner);
    const room = Math.max(0, count - made);
    for (let nth = 0; nth < Math.min(owner.campers, room); nth += 1) {
      made += 1;
      waiting.campers.push(makeCamper(createRandom(SEED, 2, made), made, owner, today));
    }
    if (waiting.campers.length < CAMPERS_AT_ONCE) continue;
    await store(client, waiting);
    waiting = { owners: [], campers: [] };
  }
  await store(client, waiting);
  return made;
}

interface OwnerContext {
  homes: Homes;
  towns: readonly Town[];
  today: PlainDate;
}

function ownerOf(number: number, { homes, towns, today }: OwnerContext): Owner {
  const random = createRandom(SEED, 1, number);
  const owner = makeOwner(random, number, homes, today);
  const demoUser = DEMO_USERS[number - 1];
  const home = demoUser && towns.find(({ slug }) => slug === demoUser.town);
  const country = home && homes.countries.find(({ code }) => code === home.country);
  return home && country ? asDemoUser(owner, { country, home }) : owner;
}

async function readTowns(client: pg.PoolClient): Promise<Town[]> {
  const { rows } = await client.query<Town>(
    `select id, slug, name, country, latitude, longitude, population from place where place_type = 'LOC' order by id`,
  );
  return rows;
}

async function store(client: pg.PoolClient, { owners, campers }: { owners: Owner[]; campers: MadeCamper[] }) {
  await insertRows(
    client,
    'app_user',
    owners.map(({ person }) => person),
  );
  await insertRows(
    client,
    'vehicle',
    campers.map(({ camper, vehicle }) => ({ id: camper.id, ...vehicle })),
  );
  await insertRows(
    client,
    'camper',
    campers.map(({ camper }) => camper),
  );
  await insertRows(client, 'season_rate', campers.flatMap(seasonRates));
  await insertRows(client, 'price_period', campers.flatMap(pricePeriods));
  await insertRows(client, 'calendar_block', campers.flatMap(calendarBlocks));
  await insertRows(client, 'review', campers.flatMap(reviews));
  await insertRows(client, 'picture', campers.flatMap(pictures));
}

function seasonRates({ camper, prices: { low, mid, high } }: MadeCamper) {
  return [low, mid, high].map((per_day, index) => ({ camper_id: camper.id, season: index + 1, per_day }));
}

function pricePeriods({ camper, ownPrices }: MadeCamper) {
  return ownPrices.map(({ from, to, perDay }) => ({
    camper_id: camper.id,
    during: `[${from},${to}]`,
    per_day: perDay,
  }));
}

function calendarBlocks({ camper, busy }: MadeCamper) {
  return busy.map(({ from, to, kind }) => ({ camper_id: camper.id, during: `[${from},${to}]`, kind }));
}

function reviews({ camper, ratings }: MadeCamper) {
  return ratings.map((rating) => ({ camper_id: camper.id, ...rating }));
}

function pictures({ camper, scenes }: MadeCamper) {
  return scenes.map((scene, position) => ({ camper_id: camper.id, position, scene }));
}

// Rows were inserted with ids, so the sequences must continue after them.
async function continueNumbers(client: pg.PoolClient): Promise<void> {
  for (const table of ['app_user', 'vehicle', 'camper']) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
    );
  }
}
