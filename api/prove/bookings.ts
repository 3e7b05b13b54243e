import { parseArgs } from 'node:util';

import { startScratchServer, TEST_NOW_MS } from '../test/scratch-databases';
import { proveWalk } from './bookings/walk/prove-walk';
import { MAX_AHEAD, openFixture } from './bookings/walk/walk-fixture';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});

const server = await startScratchServer(60);
const fixture = await openFixture(server.templateUrl, TEST_NOW_MS, { maxDaysAhead: MAX_AHEAD });

console.log(`bookings: a walk of ${values.steps} steps, seed ${values.seed}`);
try {
  const walked = await proveWalk({ fixture, seed: Number(values.seed), steps: Number(values.steps) });
  for (const violation of walked.violations.slice(0, 20)) console.error(violation);
  console.log(`${walked.steps} steps (${listed(walked.kinds)}) over ${walked.trips} trips`);
  console.log(`confirmed changes: ${listed(walked.added)}`);
  console.log(`states reached: ${walked.states.join(', ')}; ${walked.violations.length} violations`);
  if (walked.violations.length > 0) process.exitCode = 1;
} finally {
  await fixture.close();
  await server.stop();
}

function listed(counts: Record<string, number>): string {
  const all = Object.entries(counts).sort(([one], [other]) => one.localeCompare(other));
  return all.map(([name, count]) => `${count} × ${name}`).join(', ');
}
