import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Refusal } from '../postgres/refusal.mjs';
import { lives, startOf } from './process-identity.mjs';

const TIMEOUT_MS = 30_000;

/**
 * Locks the data folder for this process, so that two starts never share it, and records the processes that this one
 * started. Refuses if another start is running.
 *
 * @returns the lock, with the processes left behind by a start that ended without cleaning up
 */
export async function claimHome(home, url) {
  await makeWritable(home);
  const file = join(home, 'run', 'start.json');
  const record = { pid: process.pid, started: startOf(process.pid), url, children: [] };
  const leftovers = [];
  while (!createOnce(file, record)) leftovers.push(...(await removeStale(file)));

  const save = () => replace(file, record);
  return {
    leftovers,
    remember(child) {
      record.children.push(child);
      save();
    },
    forget({ pid }) {
      record.children = record.children.filter((child) => child.pid !== pid);
      save();
    },
    /** Adds to the record that others can read of this start. */
    note(facts) {
      Object.assign(record, facts);
      save();
    },
    announceStop() {
      record.isStopping = true;
      save();
    },
    release: () => rmSync(file, { force: true }),
  };
}

async function makeWritable(home) {
  const probe = join(home, 'run', `.write-${process.pid}`);
  try {
    await makeFolder(join(home, 'run'));
    await makeFolder(join(home, 'logs'));
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Refusal(
      `The data folder ${home} is not writable (${error.code}). Set CAMPAVIA_HOME to another one.`,
    );
  }
}

// Not `mkdir` with its `recursive`: that never ends if the system reports that a new folder's parent does not exist.
async function makeFolder(folder) {
  const parent = dirname(folder);
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory()) return;
  if (parent !== folder) await makeFolder(parent);
  await mkdir(folder);
}

// A link appears atomically, so a reader never sees an incomplete record.
function createOnce(file, record) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(record, null, 2));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own);
  }
}

// Returns the processes that the dead owner of the record left; undefined if another process removed it first.
async function removeStale(file) {
  const found = await waitUntilStopped(file);
  if (found && lives(found)) {
    throw new Refusal(`Campavia is already running on ${found.url} (process ${found.pid}).`);
  }
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch {
    return [];
  }
  rmSync(aside);
  return found?.children ?? [];
}

async function waitUntilStopped(file) {
  const deadline = Date.now() + TIMEOUT_MS;
  let found = read(file);
  while (found?.isStopping && lives(found) && Date.now() < deadline) {
    await delay(100);
    found = read(file);
  }
  return found;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function replace(file, record) {
  const next = `${file}.next`;
  writeFileSync(next, JSON.stringify(record, null, 2));
  renameSync(next, file);
}
