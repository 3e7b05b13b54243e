import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { queryOnce } from './connection.mjs';
import { isAlive, pidIn } from './postmaster.mjs';
import { startPostgres } from './postgres.mjs';

let home;

beforeAll(() => {
  delete process.env.DATABASE_URL;
  home = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(home, 0o755);
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

function killServer() {
  process.kill(pidIn(join(home, 'postgres/data/postmaster.pid')), 'SIGKILL');
}

it('keeps committed data when the server is killed', async () => {
  const first = await startPostgres({ home });
  await queryOnce(first.url, 'create table camper (id int)');
  await queryOnce(first.url, 'insert into camper values (7)');
  killServer();

  const second = await startPostgres({ home });
  expect(second.adopted).toBe(false);
  expect(await queryOnce(second.url, 'select id from camper')).toEqual([{ id: 7 }]);
  await second.stop();
}, 60_000);

it('keeps committed data in a throwaway server too, without waiting for the disk', async () => {
  const first = await startPostgres({ home, isThrowaway: true });
  expect(await queryOnce(first.url, 'show fsync')).toEqual([{ fsync: 'off' }]);
  await queryOnce(first.url, 'insert into camper values (8)');
  killServer();

  const second = await startPostgres({ home });
  expect(await queryOnce(second.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await queryOnce(second.url, 'select id from camper order by id')).toEqual([{ id: 7 }, { id: 8 }]);
  await second.stop();
}, 60_000);

it('stops a throwaway server when the process that started it ends for any reason', async () => {
  const program = `
    const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'postgres.mjs'))});
    await startPostgres({ home: ${JSON.stringify(home)}, isThrowaway: true });
    console.log('started');
    setInterval(() => {}, 1000);
  `;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await once(starter.stdout, 'data');
  const pid = pidIn(join(home, 'postgres/data/postmaster.pid'));
  expect(isAlive(pid)).toBe(true);
  starter.kill('SIGKILL');
  while (isAlive(pid)) await delay(50);
}, 60_000);

it('takes over a server whose starter has ended, and can stop it', async () => {
  await startPostgres({ home });
  const adopted = await startPostgres({ home });
  expect(adopted.adopted).toBe(true);
  await adopted.stop();
  await expect(queryOnce(adopted.url, 'select 1')).rejects.toThrow();
}, 60_000);

it('starts despite a lock file of a dead process', async () => {
  writeFileSync(join(home, 'postgres/data/postmaster.pid'), `${process.pid}\n`);
  const server = await startPostgres({ home });
  expect(server.adopted).toBe(false);
  await server.stop();
}, 60_000);

it('rejects data of another version in one line', async () => {
  const file = join(home, 'postgres/engine.json');
  const own = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify({ engine: 'postgresql', major: 15 }));
  await expect(startPostgres({ home })).rejects.toThrow(/^The data in .* was written by postgresql 15, .*$/);
  writeFileSync(file, own);
});
