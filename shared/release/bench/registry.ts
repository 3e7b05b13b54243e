import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { foldAll } from '../src/log/fold';
import { emptyState } from '../src/log/registry-state';
import { resolve, type Visit } from '../src/resolution';
import { openRegistry, randomFrom, createWriter } from '../prove/registry/registry-fixture';
import { createDatabase, startScratchServer } from '../test/scratch-server';
import { drawLog, insertLog } from './long-log';
import { timeEach, timeOnce, type Times } from './timing';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});

const rounds = Number(values.rounds);
const LONG = 10_000;
const USUAL = 4_000;

const long = drawLog(LONG, Number(values.seed));
const folded = await timeOnce(() => foldAll(emptyState(), long));
const server = await startScratchServer();
const folder = await mkdtemp(path.join(tmpdir(), 'campavia-bench-'));
try {
  console.log('| Registry, one client | p50, ms | p99, ms | target |');
  console.log('| --- | ---: | ---: | --- |');
  row(`any state of ${LONG} entries, folded from their first`, [folded], '≤ 10 s');
  row('which releases a visitor gets', timeResolve(), '≤ 1 ms');
  row(`start of a server with ${LONG} entries, each checked`, [await withLog(LONG, timeStart)], '–');
  row(`rollback to any of ${USUAL} compositions`, await withLog(USUAL, timeRollbacks), '≤ 200 ms');
} finally {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
}

function row(name: string, times: Times, target: string): void {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(2);
  console.log(`| ${name} | ${at(0.5)} | ${at(0.99)} | ${target} |`);
}

function timeResolve(): Times {
  const state = foldAll(emptyState(), long);
  const nowMs = Date.UTC(2027, 2, 1, 9);
  const visits = Array.from({ length: rounds * 50 }, (_, index): Visit => {
    return { channel: 'production', locale: 'de-at', country: 'AT', visitor: `visitor-${index}`, nowMs };
  });
  return visits.map((visit) => {
    const started = performance.now();
    resolve(state, visit);
    return performance.now() - started;
  });
}

/** Runs `work` on a database whose log has `entryCount` entries. */
async function withLog<T>(entryCount: number, work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const database = await createDatabase(server.url, `campavia_bench_${entryCount}`);
  try {
    await insertLog(database.url, long.slice(0, entryCount));
    return await work(database.url);
  } finally {
    await database.drop();
  }
}

async function timeStart(databaseUrl: string): Promise<number> {
  const started = performance.now();
  const registry = await openRegistry(databaseUrl, path.join(folder, 'start.json'));
  const ms = performance.now() - started;
  await registry.close();
  return ms;
}

async function timeRollbacks(databaseUrl: string): Promise<Times> {
  const registry = await openRegistry(databaseUrl, path.join(folder, 'rollback.json'));
  const promotes = long.slice(0, USUAL).filter(({ act }) => act === 'promoted');
  const random = randomFrom(Number(values.seed));
  const targets = Array.from({ length: rounds }, () => promotes[Math.floor(random() * promotes.length)]?.seq);
  try {
    return await timeEach(targets, async (to) => {
      await registry.applyChange(createWriter('bench'), {
        act: 'rolled-back',
        body: { channel: 'production', to: String(to) },
      });
    });
  } finally {
    await registry.close();
  }
}
