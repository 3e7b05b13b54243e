import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { createLifetime } from './lifetime.mjs';
import { createProgress } from './progress.mjs';
import { provideDatabase } from './provide-database.mjs';

let home;

beforeAll(() => delete process.env.DATABASE_URL);
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'database-'));
  chmodSync(home, 0o755);
});
afterEach(() => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
  rmSync(home, { recursive: true, force: true });
});

function start() {
  const printed = [];
  const lifetime = createLifetime({ print: (line) => printed.push(line), exit: () => {}, outputs: [] });
  const progress = createProgress(() => {});
  const provided = provideDatabase({ settings: { home, isThrowaway: false }, lifetime, progress });
  return { lifetime, printed, provided, settled: provided.catch((error) => error) };
}

/** Programs of PostgreSQL that use the data folder, and are no zombies. */
function runningPrograms() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOf(name))
    .map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
}

function isOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`${home}/postgres`);
  } catch {
    return false;
  }
}

const hasFile = (path) => () => existsSync(join(home, path));

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('nothing runs any more after a stop', () => {
  it.each([
    ['at once', () => true],
    ['while the database files are created', hasFile('postgres/data.unfinished/PG_VERSION')],
    ['when the server is started', hasFile('logs/postgres.log')],
    ['while the server is starting', hasFile('postgres/data/postmaster.pid')],
  ])('%s', async (_, hasCome) => {
    const { lifetime, settled } = start();
    while (!hasCome()) await delay(1);
    await lifetime.stop();
    expect(runningPrograms()).toEqual([]);
    expect(await settled).toBeInstanceOf(Error);
  });

  it('of a database that was started', async () => {
    const { lifetime, printed, provided } = start();
    await provided;
    expect(runningPrograms()).not.toEqual([]);
    await lifetime.stop();
    expect(runningPrograms()).toEqual([]);
    expect(printed).toEqual(['PostgreSQL stopped']);
  });
});
