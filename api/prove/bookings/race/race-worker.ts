import { randomUUID } from 'node:crypto';

import { settingsFor } from '../../../test/application';
import { call } from '../../../test/users';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createApp } from '../../../src/app';
import { createClock } from '../../../src/core/clock';
import { connect } from '../../../src/database/connect';
import { newCard } from '../start-program';
import type { RaceCall, RaceResult, WorkerSetup } from './race-call';

// Entry of one api process: makes the calls it receives, several at a time, and sends the answers back.
const CONCURRENCY = 6;

const setup = JSON.parse(process.argv[2] ?? '{}') as WorkerSetup;
const database = connect(setup.databaseUrl, { max: 5 });
const settings = settingsFor(setup.databaseUrl, '/nonexistent');
const app = await createApp({
  settings: { ...settings, outside: { ...settings.outside, payments: setup.sandbox } },
  database,
  clock: createClock(TEST_NOW_MS),
});

process.on('message', (calls: RaceCall[]) => void run(calls).then((results) => process.send?.(results)));
process.on('disconnect', () => void app.close().then(() => database.destroy()));
process.send?.([]);

async function run(calls: RaceCall[]): Promise<RaceResult[]> {
  const [waiting, results]: [RaceCall[], RaceResult[]] = [[...calls], []];
  async function worker(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await make(next));
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return results;
}

async function make(asked: RaceCall): Promise<RaceResult> {
  const { what, token, body, pays } = asked;
  const paying = pays ? { type: 'card', token: await newCard(setup.sandbox.url) } : {};
  const { status, body: answer } = await call(app, what, {
    token,
    body: { ...body, ...paying },
    ...(pays && { headers: { 'idempotency-key': randomUUID() } }),
  });
  return { what, status, code: answer?.code ?? null, id: answer?.id ?? null };
}
