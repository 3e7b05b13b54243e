import { parseArgs } from 'node:util';

import { hostileSearches } from '@campavia/contracts/testing';

import { createCaller, settingsFor } from '../test/application';
import { startScratchServer, TEST_NOW_MS, TEST_TODAY } from '../test/scratch-databases';
import { createApp } from '../src/app';
import { createClock } from '../src/core/clock';
import { connect } from '../src/database/connect';
import { proveAgreement } from './agreement/prove-agreement';
import { proveSanity } from './agreement/prove-sanity';

const { values } = parseArgs({
  options: {
    checks: { type: 'string', default: '1000' },
    pins: { type: 'string', default: '200' },
    hostile: { type: 'string', default: '2000' },
    campers: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});
const [checks, pins, seed] = [Number(values.checks), Number(values.pins), Number(values.seed)];

const server = await startScratchServer(Number(values.campers));
const database = connect(server.templateUrl, { max: 4 });
const settings = settingsFor(server.templateUrl, '/nonexistent');
const app = await createApp({ settings, database, clock: createClock(TEST_NOW_MS) });
const get = createCaller(app);

console.log(`agreement: ${values.campers} campers, seed ${seed}`);
try {
  await showAgreement();
  await showSanity();
} finally {
  await app.close();
  await database.destroy();
  await server.stop();
}

async function showAgreement(): Promise<void> {
  const done = await proveAgreement({
    database,
    today: TEST_TODAY,
    seed,
    checks,
    pins,
    search: async (query) => (await get(`/3/campers/search/?${query}`)).body,
    listing: async (id, query) => (await get(`/3/products/${id}/?${query}`)).body,
    map: async (query) => (await get(`/3/campers/clusters/?${query}`)).body,
  });
  printProblems(done.disagreements);
  console.log(
    `${done.searches} searches: ${done.checks} listings compared, ` +
      `${done.pins} map pins compared, ${done.disagreements.length} disagreements`,
  );
  if (done.checks < checks || done.pins < pins) process.exitCode = 1;
}

async function showSanity(): Promise<void> {
  const addresses = hostileSearches(seed, Number(values.hostile));
  const { asTyped, sanitised, problems } = await proveSanity({ addresses, today: TEST_TODAY, ask: get });
  printProblems(problems);
  console.log(
    `${addresses.length} hostile addresses: ${formatCounts(asTyped)} as typed, ${formatCounts(sanitised)} sanitised, ` +
      `${problems.length} problems`,
  );
}

function printProblems(problems: readonly string[]): void {
  for (const problem of problems.slice(0, 10)) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

function formatCounts(statuses: Record<number, number>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}
