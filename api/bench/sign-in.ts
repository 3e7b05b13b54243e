import { parseArgs } from 'node:util';

import { attemptOver } from '../prove/sign-in/attempt-over';
import { createAccounts } from '../prove/sign-in/create-accounts';
import type { Account } from '../prove/sign-in/prove-sign-in';
import { settingsFor } from '../test/application';
import { startScratchServer, TEST_NOW_MS } from '../test/scratch-databases';
import { createApp } from '../src/app';
import { createClock } from '../src/core/clock';
import { connect } from '../src/database/connect';
import { percentile, timeEach } from './timing';

const CLIENTS = [1, 20, 50];
const TARGET_CLIENTS = 20;
const TARGET_MS = 150;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = Number(values.rounds);

const server = await startScratchServer(20);
const database = connect(server.templateUrl);
const settings = settingsFor(server.templateUrl, '/nonexistent');
const app = await createApp({ settings, database, clock: createClock(TEST_NOW_MS) });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const attempt = attemptOver(origin);

try {
  const accounts = await createAccounts(database, Math.max(...CLIENTS), 'bench');
  await measure(accounts.slice(0, 2));
  console.log(
    '| Signing in over HTTP, hashing included | ms p50 | ms p95 | ms slowest | a second | target |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | --- |');
  for (const clients of CLIENTS) console.log(await row(accounts.slice(0, clients)));
} finally {
  await app.close();
  await database.destroy();
  await server.stop();
}

/** The duration of each sign-in by several people at the same time. */
async function measure(accounts: readonly Account[]): Promise<number[]> {
  const visits = accounts.map((person, nth) =>
    timeEach(Array(rounds).fill(person), async (account: Account) => {
      const { status } = await attempt({ ...account, from: `203.0.113.${nth}` });
      if (status !== 200) throw new Error(`${account.username} was answered with ${status}`);
    }),
  );
  return (await Promise.all(visits)).flat();
}

async function row(accounts: readonly Account[]): Promise<string> {
  const started = performance.now();
  const times = await measure(accounts);
  const perSecond = Math.round((times.length * 1000) / (performance.now() - started));
  const figures = [50, 95, 100].map((percent) => percentile(times, percent));
  const target = accounts.length === TARGET_CLIENTS ? `p95 ≤ ${TARGET_MS}` : '–';
  const clients = accounts.length === 1 ? '1 client' : `${accounts.length} clients`;
  return `| ${clients} | ${figures.join(' | ')} | ${perSecond} | ${target} |`;
}
