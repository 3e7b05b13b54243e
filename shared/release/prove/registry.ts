import { parseArgs } from 'node:util';

import { createDatabase, startScratchServer } from '../test/scratch-server';
import { proveRegistry, type ProofOutcome } from './registry/prove-registry';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    writers: { type: 'string', default: '4' },
    promotes: { type: 'string' },
    reads: { type: 'string' },
    kills: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});

const size = values.short
  ? { promotes: 60, reads: 3_000, kills: 3 }
  : { promotes: 1_000, reads: 100_000, kills: 40 };
const input = {
  seed: Number(values.seed),
  writers: Number(values.writers),
  promotes: Number(values.promotes ?? size.promotes),
  reads: Number(values.reads ?? size.reads),
  kills: Number(values.kills ?? size.kills),
};

console.log(
  `registry: ${input.writers} writers × ${input.promotes} promotes, ${input.kills} kills, ` +
    `${input.reads} reads, seed ${input.seed}`,
);
const server = await startScratchServer();
const database = await createDatabase(server.url, `campavia_prove_${process.pid}`);
const started = performance.now();
try {
  report(await proveRegistry({ ...input, databaseUrl: database.url }));
} finally {
  await database.drop();
  await server.remove();
}

function report({ acknowledged, entryCount, kills, reads, seen, violations }: ProofOutcome): void {
  for (const violation of violations.slice(0, 10)) console.error(violation);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${acknowledged} promotes acknowledged by ${entryCount} entries in the log, ${kills} writers killed, ` +
      `${reads} reads of ${seen} states, ${violations.length} violations, ${seconds} s`,
  );
  if (violations.length > 0 || acknowledged < input.writers * input.promotes) process.exitCode = 1;
}
