import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { loadBookings } from '../demo/seeds/bookings/load-bookings';
import { settingsFor } from '../test/application';
import { startScratchServer, TEST_NOW_MS, TEST_TODAY } from '../test/scratch-databases';
import { createApp } from '../src/app';
import { createClock } from '../src/core/clock';
import { connect, createPool } from '../src/database/connect';
import type { BookingCall, ClientJob, ClientResult } from './booking-clients';
import { makeLargeOwner } from './large-owner';
import { percentile } from './timing';

const OWNER = { username: 'owner@campavia.test', password: 'campavia' };
const CLIENTS = [1, 10];
const TARGET = { list: 150, one: 80 };

const { values } = parseArgs({
  options: { campers: { type: 'string', default: '3000' }, rounds: { type: 'string', default: '200' } },
});

const server = await startScratchServer(Number(values.campers), { isWanted: () => true });
const pool = createPool(server.templateUrl, { max: 1 });
await loadBookings(pool, TEST_TODAY);
const owned = await makeLargeOwner(pool, OWNER.username);
await pool.end();
const database = connect(server.templateUrl);
const app = await createApp({
  settings: settingsFor(server.templateUrl, '/nonexistent'),
  database,
  clock: createClock(TEST_NOW_MS),
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const readers = fork(path.join(import.meta.dirname, 'booking-clients.ts'));
const gaveUp = once(readers, 'exit').then(() => Promise.reject(new Error('The simulated readers failed')));
gaveUp.catch(() => undefined);

try {
  const token = await signIn();
  console.log(`An owner with ${owned.campers.length} campers and ${owned.bookings.length} bookings.\n`);
  console.log('| An owner over HTTP | clients | ms p50 | ms p95 | a second | target |');
  console.log('| --- | ---: | ---: | ---: | ---: | --- |');
  for (const { name, target, addresses } of pages(await listedBookings(token))) {
    const calls = Array.from({ length: Number(values.rounds) }, (_, nth) =>
      get(addresses[nth % addresses.length] as string, token),
    );
    for (const clients of CLIENTS) console.log(await row({ name, target, calls, clients }));
  }
} finally {
  readers.disconnect();
  await app.close();
  await database.destroy();
  await server.stop();
}

async function signIn(): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/oauth/token/',
    headers: { 'x-api-key': 'campavia-web', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'password', client_id: 'campavia-web', ...OWNER }).toString(),
  });
  return answer.json<{ access_token: string }>().access_token;
}

function list(query: string): string {
  return `/v4/bookings-owner/?${query}`;
}

/** Ids of the owner's latest archived bookings, as the api lists them: some bookings are hidden from owners. */
async function listedBookings(token: string): Promise<number[]> {
  const headers = { 'x-api-key': 'campavia-web', authorization: `Bearer ${token}` };
  const answer = await app.inject({ url: list('meta_state=archived&page_size=100'), headers });
  return answer.json<{ results: { id: number }[] }>().results.map(({ id }) => id);
}

function pages(bookings: readonly number[]) {
  const archived = [1, 2, 20, 200].map((page) => list(`meta_state=archived&page=${page}`));
  const { campers } = owned;
  const camperPages = [1, 2, 3, 4, 5].map((page) => `/3/products/me/paginated/?page=${page}`);
  return [
    { name: 'Requests to answer', target: TARGET.list, addresses: [list('meta_state=to_do')] },
    { name: 'Booked trips', target: TARGET.list, addresses: [list('meta_state=confirmed')] },
    { name: 'Past bookings', target: TARGET.list, addresses: archived },
    { name: 'Counts of the tabs', target: TARGET.list, addresses: ['/v4/bookings-owner/options/'] },
    { name: 'A booking', target: TARGET.one, addresses: bookings.map((id) => `/v4/bookings-owner/${id}/`) },
    {
      name: 'Its price',
      target: TARGET.one,
      addresses: bookings.map((id) => `/3/my-bookings/${id}/prices/`),
    },
    { name: 'Campers', target: TARGET.one, addresses: camperPages },
    { name: 'Towns of the campers', target: TARGET.one, addresses: ['/3/products/me/filters/'] },
    {
      name: 'A calendar',
      target: TARGET.one,
      addresses: campers.map((id) => `/3/products/${id}/calendar-feed/`),
    },
  ];
}

function get(address: string, token: string): BookingCall {
  return { method: 'GET', path: address, token };
}

interface Asked {
  name: string;
  target: number;
  calls: BookingCall[];
  clients: number;
}

async function row({ name, target, calls, clients }: Asked): Promise<string> {
  const answer = once(readers, 'message');
  const started = performance.now();
  readers.send({ origin, calls, clients, pauseMs: 0 } satisfies ClientJob);
  const [{ times }] = (await Promise.race([answer, gaveUp])) as [ClientResult];
  const perSecond = Math.round((times.length * 1000) / (performance.now() - started));
  const aim = clients === 1 ? `p95 ≤ ${target}` : '–';
  return `| ${name} | ${clients} | ${percentile(times, 50)} | ${percentile(times, 95)} | ${perSecond} | ${aim} |`;
}
