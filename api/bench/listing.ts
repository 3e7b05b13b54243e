import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { createCaller, settingsFor } from '../test/application';
import { startScratchServer, TEST_NOW_MS } from '../test/scratch-databases';
import { createApp } from '../src/app';
import { createClock } from '../src/core/clock';
import { connect } from '../src/database/connect';
import { percentile } from './timing';

const CLIENTS = [1, 50];
const STAY = 'date_from=2027-05-10&date_to=2027-05-23';

const { values } = parseArgs({
  options: { campers: { type: 'string', default: '3000' }, rounds: { type: 'string', default: '200' } },
});

const server = await startScratchServer(Number(values.campers), { isWanted: () => true });
const database = connect(server.templateUrl);
const app = await createApp({
  settings: settingsFor(server.templateUrl, '/nonexistent'),
  database,
  clock: createClock(TEST_NOW_MS),
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const visitors = fork(path.join(import.meta.dirname, 'visitors.ts'));

try {
  const ids = await campersToHave();
  const calls = [
    { name: 'Price of a trip with extras', target: 40, of: priceOf },
    { name: 'Calendar', target: 100, of: (id: number) => `/3/products/${id}/availabilities/` },
    { name: 'Listing for dates', target: undefined, of: (id: number) => `/3/products/${id}/?${STAY}` },
    { name: 'First page of reviews', target: undefined, of: (id: number) => `/v4/reviews/?camper_id=${id}` },
  ];
  console.log('| A camper over HTTP | clients | ms p50 | ms p95 | a second | target |');
  console.log('| --- | ---: | ---: | ---: | ---: | --- |');
  for (const { name, target, of } of calls) {
    const addresses = ids.map(of);
    await timesOf(addresses, 50);
    for (const clients of CLIENTS) console.log(await row({ name, target, addresses, clients }));
  }
} finally {
  visitors.disconnect();
  await app.close();
  await database.destroy();
  await server.stop();
}

async function campersToHave(): Promise<number[]> {
  const ids: number[] = [];
  for (const page of [1, 2, 3]) {
    const { body } = await createCaller(app)(
      `/3/campers/search/?where=france&${STAY}&page_size=100&page=${page}`,
    );
    ids.push(...body.results.map(({ id }: { id: number }) => id));
  }
  return ids;
}

function priceOf(id: number): string {
  return `/3/products/${id}/price/?${STAY}&km=200&insurance_id=2&rental_cover=true&cancel_insurance=true`;
}

async function timesOf(addresses: string[], clients: number): Promise<number[]> {
  visitors.send({ origin, addresses, clients, rounds: Number(values.rounds) });
  const [times] = (await once(visitors, 'message')) as [number[]];
  return times;
}

interface Asked {
  name: string;
  target: number | undefined;
  addresses: string[];
  clients: number;
}

async function row({ name, target, addresses, clients }: Asked): Promise<string> {
  const started = performance.now();
  const times = await timesOf(addresses, clients);
  const perSecond = Math.round((times.length * 1000) / (performance.now() - started));
  const aim = target && clients > 1 ? `p95 ≤ ${target}` : '–';
  return `| ${name} | ${clients} | ${percentile(times, 50)} | ${percentile(times, 95)} | ${perSecond} | ${aim} |`;
}
