import { parseArgs } from 'node:util';

import { asker, settingsFor } from '../test/application';
import { startScratchServer, TEST_NOW_MS } from '../test/scratch-databases';
import { createApp } from '../src/app';
import { createClock } from '../src/clock';
import { connect } from '../src/database/connect';
import { drawQueries, SCENES } from './search-scenes';
import { percentile, timeEach, watchQueries } from './timing';

const { values } = parseArgs({
  options: {
    campers: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '200' },
    port: { type: 'string', default: '4549' },
  },
});

const started = performance.now();
const server = await startScratchServer(Number(values.campers), () => true);
console.error(`${values.campers} campers in ${Math.round((performance.now() - started) / 1000)} s`);
const database = connect(server.templateUrl, { max: 4 });
const settings = settingsFor(server.templateUrl, '/nonexistent');
const queries = watchQueries(database);
const app = await createApp({ settings, database: queries.database, clock: createClock(TEST_NOW_MS) });
await app.listen({ port: Number(values.port), host: '127.0.0.1' });

try {
  console.log(`| ${values.campers} campers, one client, ms p50 / p95 | hits | database | HTTP |`);
  console.log('| --- | --- | --- | --- |');
  for (const scene of SCENES) console.log(await measure(scene));
} finally {
  await app.close();
  await database.destroy();
  await server.stop();
}

async function measure(scene: (typeof SCENES)[number]): Promise<string> {
  const drawn = drawQueries(scene, Number(values.rounds));
  const get = asker(app);
  const counts: number[] = [];
  const { path = '/3/campers/search/' } = scene;
  for (const query of drawn.slice(0, 20)) counts.push((await get(`${path}?${query}`)).body.count);
  queries.forget();
  const http = await timeEach(drawn, async (query) => {
    const address = `http://127.0.0.1:${values.port}${path}?${query}`;
    const answer = await fetch(address, { headers: { 'x-api-key': 'campavia-web' } });
    await answer.json();
    queries.endRequest();
  });
  const hits = Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length);
  const cell = (times: number[]) => `${percentile(times, 50)} / ${percentile(times, 95)}`;
  return `| ${scene.name} | ${hits} | ${cell(queries.perRequest())} | ${cell(http)} |`;
}
