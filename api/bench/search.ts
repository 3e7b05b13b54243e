import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { createCaller } from '../test/application';
import { drawQueries, SCENARIOS, type Scenario } from './search-scenarios';
import { visitWorlds, type World } from './search-worlds';
import { percentile, timeEach } from './timing';

const WARM_UP = 5;

const { values } = parseArgs({
  options: {
    campers: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '100' },
    port: { type: 'string', default: '4549' },
  },
});
const sizes = values.campers.split(',').map(Number);

/** The result of one scene with one number of campers. */
interface Measured {
  hits: string;
  database: number[];
  http: number[];
}

const loads: number[] = [];
const measured = new Map<string, Measured[]>(SCENARIOS.map(({ name }) => [name, []]));
await visitWorlds(sizes, async (world) => {
  const origin = await world.app.listen({ port: Number(values.port), host: '127.0.0.1' });
  for (const scene of SCENARIOS) measured.get(scene.name)?.push(await measure(world, origin, scene));
});
printReport();

async function measure({ app, queries }: World, origin: string, scene: Scenario): Promise<Measured> {
  const drawn = drawQueries(scene, Number(values.rounds));
  loads.push(loadavg()[0] ?? 0);
  const { path = '/3/campers/search/' } = scene;
  const answers = [];
  for (const query of drawn.slice(0, WARM_UP))
    answers.push((await createCaller(app)(`${path}?${query}`)).body);
  queries.forget();
  const counts = scene.isPageAlone ? (text: string) => text.includes('with page as') : undefined;
  const http = await timeEach(drawn, async (query) => {
    const answer = await fetch(`${origin}${path}?${query}`, { headers: { 'x-api-key': 'campavia-web' } });
    await answer.json();
    queries.endRequest(counts);
  });
  return { hits: hitsOf(answers), database: queries.perRequest(), http };
}

function hitsOf(answers: { count?: number; count_capped?: true }[]): string {
  const counts = answers.map(({ count = 0 }) => count);
  const mean = Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length);
  if (!mean) return '–';
  return `${mean.toLocaleString('en-GB')}${answers.some(({ count_capped }) => count_capped) ? '+' : ''}`;
}

function printReport(): void {
  const [least, most] = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(1));
  console.log(
    `${availableParallelism()} cores, load average between ${least} and ${most} while this was measured, about 1.5 of it its own. Where very many campers stand, counts end at 1,000.\n`,
  );
  const heads = sizes.map((size) => `${size.toLocaleString('en-GB')} campers`);
  console.log(
    `| One client, database, ms p50 / p95 | hits | ${heads.join(' | ')} | growth | over HTTP | target |`,
  );
  console.log(`| --- | ---: | ${heads.map(() => '---:').join(' | ')} | ---: | ---: | --- |`);
  for (const scene of SCENARIOS) console.log(rowOf(scene, measured.get(scene.name) ?? []));
}

function rowOf({ name, targetMs, isPageAlone }: Scenario, worlds: readonly Measured[]): string {
  const last = worlds.at(-1);
  const cells = worlds.map(({ database }) => inBoth(database));
  const http = isPageAlone ? '–' : inBoth(last?.http ?? []);
  const target = targetMs ? `p95 ≤ ${targetMs}` : '–';
  return `| ${[name, last?.hits, ...cells, growthOf(worlds), http, target].join(' | ')} |`;
}

/** Factor compared with the previous size, which has a tenth of the campers. */
function growthOf(worlds: readonly Measured[]): string {
  const [before, last] = worlds.slice(-2).map(({ database }) => percentile(database, 50));
  return before && last ? `${(last / before).toFixed(1)} ×` : '–';
}

function inBoth(times: readonly number[]): string {
  return `${percentile(times, 50)} / ${percentile(times, 95)}`;
}
