import pg from 'pg';

import { queryOnce } from '../postgres/connection.mjs';

const CONNECTIONS = 4;
const MEASURED_MS = 3_000;
const CAMPERS = 1_000_000;
/** A page of a search has 20 campers, whose impressions are counted together. */
const BATCH = 20;

/**
 * Transactions a second over four connections: those that wait for the replica, those that do not, and batches of
 * counted impressions, which wait.
 *
 * @param {string} url of a database of its own
 */
export async function measureCommits(url) {
  await queryOnce(url, 'drop table if exists committed, impression');
  await queryOnce(url, 'create table committed (number bigint generated always as identity primary key)');
  await queryOnce(
    url,
    'create table impression (camper integer, day date, prints integer, primary key (camper, day))',
  );
  const insert = (client) => client.query('insert into committed default values');
  return {
    waiting: await countPerSecond(url, { run: insert }),
    alone: await countPerSecond(url, { run: insert, prepare: "set synchronous_commit = 'local'" }),
    impressions: await countPerSecond(url, { run: countImpressions }),
  };
}

function countImpressions(client) {
  const campers = Array.from({ length: BATCH }, () => Math.floor(Math.random() * CAMPERS));
  return client.query(
    `insert into impression select distinct camper, date '2027-03-15', 1 from unnest($1::integer[]) camper order by camper
      on conflict (camper, day) do update set prints = impression.prints + excluded.prints`,
    [campers],
  );
}

async function countPerSecond(url, { run, prepare }) {
  const end = Date.now() + MEASURED_MS;
  let count = 0;

  async function repeat() {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    if (prepare) await client.query(prepare);
    while (Date.now() < end) {
      await run(client);
      count += 1;
    }
    await client.end();
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
  return Math.round((1000 * count) / MEASURED_MS);
}
