import { randomUUID } from 'node:crypto';

import { settingsFor } from '../../../test/application';
import { call } from '../../../test/people';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createApp } from '../../../src/app';
import { createClock } from '../../../src/core/clock';
import { connect } from '../../../src/database/connect';
import { newCard } from '../start-program';
import type { RaceCall, RaceResult, Track } from './race-call';

// One of many processes of the api: it makes the calls it is sent, several at a time, and tells what was answered.
const LANES = 6;

const track = JSON.parse(process.argv[2] ?? '{}') as Track;
const database = connect(track.databaseUrl, { max: 5 });
const settings = settingsFor(track.databaseUrl, '/nonexistent');
const app = await createApp({
  settings: { ...settings, outside: { ...settings.outside, payments: track.bank } },
  database,
  clock: createClock(TEST_NOW_MS),
});

process.on('message', (calls: RaceCall[]) => void run(calls).then((results) => process.send?.(results)));
process.on('disconnect', () => void app.close().then(() => database.destroy()));
process.send?.([]);

async function run(calls: RaceCall[]): Promise<RaceResult[]> {
  const [waiting, results]: [RaceCall[], RaceResult[]] = [[...calls], []];
  async function lane(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await make(next));
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}

async function make(asked: RaceCall): Promise<RaceResult> {
  const { what, token, body, pays } = asked;
  const paying = pays ? { type: 'card', token: await newCard(track.bank.url) } : {};
  const { status, body: said } = await call(app, what, {
    token,
    body: { ...body, ...paying },
    ...(pays && { headers: { 'idempotency-key': randomUUID() } }),
  });
  return { what, status, code: said?.code ?? null, id: said?.id ?? null };
}
