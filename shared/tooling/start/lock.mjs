import { createHash } from 'node:crypto';
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
  const leftovers = await claim(file, record);

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

async function claim(file, record) {
  for (;;) {
    if (createOnce(file, record)) return [];
    const leftovers = await takeOver(file, record);
    if (leftovers) return leftovers;
  }
}

/**
 * Replaces the record of a dead start, which is never removed before. Of all processes that read it, one can create the
 * link that is named after it; whoever read a record that has been replaced since gives its link up.
 *
 * @returns the processes that the dead start left; undefined if another process changed the record meanwhile
 */
async function takeOver(file, record) {
  const stale = await waitUntilStopped(file);
  if (!stale) return undefined;
  refuseIfRunning(stale);
  const links = [linkAfter(file, stale)];
  while (!createOnce(links[0], record)) {
    // Its creator may have died before it replaced the record.
    const successor = read(links[0]);
    if (!successor) return undefined;
    refuseIfRunning(successor);
    links.unshift(linkAfter(file, successor));
  }
  if (read(file)?.text !== stale.text) {
    rmSync(links[0]);
    return undefined;
  }
  replace(file, record);
  for (const link of links) rmSync(link, { force: true });
  return childrenOf(stale);
}

function childrenOf({ record }) {
  return record?.children ?? [];
}

function linkAfter(file, { text }) {
  return `${file}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

function refuseIfRunning({ record }) {
  if (!record || !lives(record)) return;
  throw new Refusal(`Campavia is already running on ${record.url} (process ${record.pid}).`);
}

async function waitUntilStopped(file) {
  const deadline = Date.now() + TIMEOUT_MS;
  let found = read(file);
  while (found?.record?.isStopping && lives(found.record) && Date.now() < deadline) {
    await delay(100);
    found = read(file);
  }
  return found;
}

function read(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
    return { text, record: JSON.parse(text) };
  } catch {
    return text === undefined ? undefined : { text };
  }
}

function replace(file, record) {
  const next = `${file}.next`;
  writeFileSync(next, JSON.stringify(record, null, 2));
  renameSync(next, file);
}
