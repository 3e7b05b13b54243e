import pg from 'pg';

import { CHANNEL, pickReleases, openRegistry, randomFrom, createWriter } from './registry-fixture';

// Promotes until it is killed or done; prints a line for every acknowledged entry.
const [databaseUrl = '', stateFile = '', name = '', seed = '0', promotes = '0', isSabotaged] =
  process.argv.slice(2);

if (isSabotaged) forgetToLock();

const registry = await openRegistry(databaseUrl, stateFile);
const random = randomFrom(Number(seed));
for (let nth = 0; nth < Number(promotes); nth += 1) {
  const releases = pickReleases(random);
  const { entry } = await registry.applyChange(createWriter(name), {
    act: 'promoted',
    body: { channel: CHANNEL, releases },
  });
  process.stdout.write(`${JSON.stringify({ seq: entry?.seq, hash: entry?.hash, releases })}\n`);
}
await registry.close();

/** The planted fault: two writers may read the same head and both append to it. */
function forgetToLock(): void {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function forgetful(this: pg.Client, ...args: unknown[]) {
    const isLock = typeof args[0] === 'string' && args[0].startsWith('lock table');
    return query.apply(this, isLock ? ['select pg_sleep(0.005)', ...args.slice(1)] : args);
  } as typeof pg.Client.prototype.query;
}
