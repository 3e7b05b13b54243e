import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { claimHome } from './lock.mjs';
import { lives, startOf } from './process-identity.mjs';

const URL = 'http://localhost:4300';

function newHome() {
  return mkdtempSync(join(tmpdir(), 'lock-'));
}

function lockFile(home) {
  return join(home, 'run/start.json');
}

async function deadProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const dead = { pid: child.pid, started: startOf(child.pid) };
  child.kill('SIGKILL');
  await once(child, 'exit');
  return dead;
}

describe('the lock of the data folder', () => {
  it('rejects a second start and names the address of the first one', async () => {
    const home = newHome();
    await claimHome(home, URL);
    await expect(claimHome(home, 'http://localhost:9999')).rejects.toThrow(`already running on ${URL}`);
  });

  it('passes the leftover processes of a killed start to the next one', async () => {
    const home = newHome();
    const lock = await claimHome(home, URL);
    lock.remember({ name: 'api', pid: 4_000_000, started: 'then' });
    writeFileSync(
      lockFile(home),
      JSON.stringify({ ...JSON.parse(readFileSync(lockFile(home), 'utf8')), ...(await deadProcess()) }),
    );
    const next = await claimHome(home, URL);
    expect(next.leftovers).toEqual([{ name: 'api', pid: 4_000_000, started: 'then' }]);
  });

  it('is not held by another process with the pid of the killed start', async () => {
    const home = newHome();
    await claimHome(home, URL);
    const record = JSON.parse(readFileSync(lockFile(home), 'utf8'));
    writeFileSync(lockFile(home), JSON.stringify({ ...record, started: 'before that' }));
    await expect(claimHome(home, URL)).resolves.toMatchObject({ leftovers: [] });
  });

  it('lets one of two simultaneous starts succeed', async () => {
    const home = newHome();
    const starts = await Promise.allSettled([claimHome(home, URL), claimHome(home, URL)]);
    expect(starts.map((start) => start.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is removed after a clean end', async () => {
    const home = newHome();
    (await claimHome(home, URL)).release();
    expect(existsSync(lockFile(home))).toBe(false);
  });

  it('survives a truncated record', async () => {
    const home = newHome();
    (await claimHome(home, URL)).release();
    writeFileSync(lockFile(home), '{"pid": 1');
    await expect(claimHome(home, URL)).resolves.toMatchObject({ leftovers: [] });
  });

  it.each(['/proc/campavia', '/dev/null'])('reports in one line that %s is not writable', async (home) => {
    await expect(claimHome(home, URL)).rejects.toThrow(/^The data folder .* is not writable \(E\w+\)\..*$/);
  });
});

describe('the identity of a process', () => {
  it('recognises a running process', () => {
    expect(lives({ pid: process.pid, started: startOf(process.pid) })).toBe(true);
  });

  it('recognises an ended process', async () => {
    expect(lives(await deadProcess())).toBe(false);
  });

  it('recognises no process that never started', () => {
    expect(lives({ pid: undefined, started: undefined })).toBe(false);
  });
});
