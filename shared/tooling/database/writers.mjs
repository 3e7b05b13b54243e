import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

import { queryOnce } from '../postgres/connection.mjs';

const WRITERS = 4;
const PAUSE_MS = 20;

/**
 * Inserts rows continuously over several connections, each into its own commit, and remembers which were acknowledged.
 *
 * @param {string} url of a database of its own, which is emptied
 */
export async function startWriters(url) {
  await queryOnce(url, 'drop table if exists written');
  await queryOnce(url, 'create table written (number bigint primary key)');
  const acknowledged = [];
  let isOver = false;
  let longestGapMs = 0;
  let lastAt = Date.now();

  async function write(client) {
    for (let number = nextNumber(); !isOver; number = nextNumber()) {
      await client.query('insert into written values ($1)', [number]);
      acknowledged.push(number);
      longestGapMs = Math.max(longestGapMs, Date.now() - lastAt);
      lastAt = Date.now();
      await delay(PAUSE_MS);
    }
  }

  async function repeat() {
    while (!isOver) {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 1_000,
        query_timeout: 10_000,
      });
      client.on('error', () => {});
      // Lost connections are opened again; what was not acknowledged may or may not be there.
      await client
        .connect()
        .then(() => write(client))
        .catch(() => delay(PAUSE_MS));
      await client.end().catch(() => {});
    }
  }

  const loops = Array.from({ length: WRITERS }, repeat);

  /** Stops, and compares what was acknowledged with the rows that are there. */
  async function stop() {
    isOver = true;
    await Promise.all(loops);
    const rows = await queryOnce(url, 'select number from written');
    const there = new Set(rows.map(({ number }) => Number(number)));
    const lost = acknowledged.filter((number) => !there.has(number));
    return { acknowledged: acknowledged.length, lost: lost.length, longestGapMs };
  }

  return { stop };
}

let numbers = 0;
function nextNumber() {
  numbers += 1;
  return numbers;
}
