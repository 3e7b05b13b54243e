import { parseArgs } from 'node:util';

import { startScratchServer } from '../test/scratch-databases';
import { connect } from '../src/database/connect';
import { openapiText } from '../src/commands/openapi';
import { createFuzzFixture } from './fuzz/fuzz-fixture';
import { proveFuzz, type FuzzOutcome } from './fuzz/prove-fuzz';
import { proveSizes } from './fuzz/prove-sizes';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    'per-field': { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});
const SHOWN = 40;

const server = await startScratchServer(100, { isThrowaway: true });
const database = connect(server.templateUrl, { max: 4 });
const fixture = await createFuzzFixture(database, server.templateUrl, '/nonexistent');

console.log(`fuzz: seed ${values.seed}`);
try {
  const perField = values['per-field'] === undefined ? undefined : Number(values['per-field']);
  const document = JSON.parse(await openapiText()) as object;
  const input = { fixture, document, seed: Number(values.seed), perField, only: values.only };
  report('mutated', await proveFuzz(input));
  const sizes = await proveSizes(input);
  report(`oversized, ${sizes.maxMs} ms of processor time at most`, sizes);
} finally {
  await fixture.close();
  await database.destroy();
  await server.stop();
}

function report(kind: string, outcome: Pick<FuzzOutcome, 'calls' | 'statuses' | 'problems'>): void {
  const { calls, statuses, problems } = outcome;
  for (const problem of problems.slice(0, SHOWN)) console.error(problem);
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  console.log(`${calls} calls ${kind}: ${counts.join(', ')}; ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
