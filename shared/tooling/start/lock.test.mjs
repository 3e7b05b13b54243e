import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
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

async function makeDead(file) {
  const record = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...record, ...(await deadProcess()) }));
}

async function claimDead(home) {
  await claimHome(home, URL);
  await makeDead(lockFile(home));
}

/** It says when it is about to rename its first file, and waits until its input ends. */
function startSlowly(home) {
  const program = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { renameSync } = fs;
    fs.renameSync = (from, to) => {
      fs.renameSync = renameSync;
      syncBuiltinESMExports();
      fs.writeSync(1, 'paused');
      fs.readFileSync(0);
      renameSync(from, to);
    };
    syncBuiltinESMExports();
    const { claimHome } = await import(${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))});
    await claimHome(${JSON.stringify(home)}, ${JSON.stringify(URL)});
  `;
  const stdio = ['pipe', 'pipe', 'inherit'];
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio });
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
    await makeDead(lockFile(home));
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

  it('lets one of several simultaneous starts take over the record of a killed one', async () => {
    const home = newHome();
    await claimDead(home);
    const starts = await Promise.allSettled([1, 2, 3].map(() => claimHome(home, URL)));
    expect(starts.map((start) => start.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(readdirSync(join(home, 'run'))).toEqual(['start.json']);
  });

  it('is taken over once, however slow another start is that has read the record of the killed one', async () => {
    const home = newHome();
    await claimDead(home);
    const slow = startSlowly(home);
    await once(slow.stdout, 'data');
    const quick = await claimHome(home, URL).catch(() => undefined);
    slow.stdin.end();
    const [code] = await once(slow, 'exit');
    expect([quick, code === 0].filter(Boolean)).toHaveLength(1);
  });

  it('is taken over after a start that was killed while it took over', async () => {
    const home = newHome();
    await claimDead(home);
    mkdirSync(`${lockFile(home)}.next`);
    await expect(claimHome(home, URL)).rejects.toThrow('EISDIR');
    rmdirSync(`${lockFile(home)}.next`);
    const [link] = readdirSync(join(home, 'run')).filter((name) => name !== 'start.json');
    await makeDead(join(home, 'run', link));
    const starts = await Promise.allSettled([1, 2].map(() => claimHome(home, URL)));
    expect(starts.map((start) => start.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(readdirSync(join(home, 'run'))).toEqual(['start.json']);
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
