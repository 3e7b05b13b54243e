import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { startScratchServer, TEST_NOW_MS } from '../test/scratch-databases';
import { loadRelease } from './trips/earlier-release';
import { openMarketplace } from './trips/marketplace';
import { proveTrips } from './trips/prove-trips';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '1000' },
    beside: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});

const server = await startScratchServer(60);
const home = await mkdtemp(path.join(tmpdir(), 'campavia-home-'));
// Every other call is answered by the release whose sources are in the folder `--beside`.
const beside = values.beside === undefined ? undefined : await loadRelease(values.beside);
const market = await openMarketplace(server.templateUrl, TEST_NOW_MS, home, beside);

console.log(`trips-walk: ${values.steps} steps, seed ${values.seed}`);
try {
  const walked = await proveTrips({ market, seed: Number(values.seed), steps: Number(values.steps) });
  for (const violation of walked.violations.slice(0, 20)) console.error(violation);
  console.log(`${walked.steps} steps; done: ${listed(walked.done)}`);
  console.log(`refused: ${listed(walked.refused)}; ${walked.violations.length} violations`);
  if (walked.violations.length > 0) process.exitCode = 1;
} finally {
  await market.close();
  await server.stop();
  await rm(home, { recursive: true, force: true });
}

function listed(counts: Record<string, number>): string {
  const all = Object.entries(counts).sort(([one], [other]) => one.localeCompare(other));
  return all.map(([name, count]) => `${count} × ${name}`).join(', ');
}
