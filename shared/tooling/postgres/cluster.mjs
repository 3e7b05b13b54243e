import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, copyFile, lstat, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Refusal } from './refusal.mjs';
import { commandAs } from './runner.mjs';

const ENGINE = { engine: 'postgresql', major: 18 };

/** The engine that an earlier start recorded, or undefined; refuses data of another engine. */
export async function readEngine(root) {
  const file = join(root, 'postgres', 'engine.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const recorded = text === undefined ? undefined : parseEngine(text, file);
  const data = recorded?.data ?? join(root, 'postgres');
  const version = await readFile(join(data, 'data', 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (recorded) refuseOther(root, recorded.engine, recorded.major);
  if (version) refuseOther(root, ENGINE.engine, Number(version.trim()));
  return recorded;
}

/** Creates the data directory on the first start and returns its path. */
export async function createCluster({ root, runner, native, log, signal }) {
  const data = join(runner.folder, 'data');
  if (!existsSync(data)) {
    log('creating the database files');
    await initialise({ runner, native, data, signal });
  }
  if ((await lstat(data)).uid !== runner.uid) await giveAll(data, runner);
  // Recorded only if it is elsewhere, so that the data folder can be moved as a whole.
  const elsewhere = runner.folder === join(root, 'postgres') ? {} : { data: runner.folder };
  const text = `${JSON.stringify({ ...ENGINE, ...elsewhere }, null, 2)}\n`;
  const file = join(root, 'postgres', 'engine.json');
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text);
  return data;
}

/** Includes a settings file after the server's own; settings of the command line override both. */
export async function includeConfiguration(data, file, { uid, gid }) {
  const copy = join(data, 'campavia.conf');
  await copyFile(file, copy);
  await chown(copy, uid, gid);
  const own = join(data, 'postgresql.conf');
  const line = "include 'campavia.conf'";
  const text = await readFile(own, 'utf8');
  if (!text.split('\n').includes(line)) await writeFile(own, `${text}\n${line}\n`);
}

function parseEngine(text, file) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${file} cannot be read, so it is unknown which PostgreSQL wrote the data beside it.`);
  }
}

function refuseOther(root, engine, major) {
  if (engine === ENGINE.engine && major === ENGINE.major) return;
  throw new Refusal(
    `The data in ${root} was written by ${engine} ${major}, and this version of Campavia only opens ${ENGINE.engine}` +
      `${ENGINE.major}. Set CAMPAVIA_HOME to another folder, or DATABASE_URL to a server of that version.`,
  );
}

// Created under another name and renamed at the end, so that an interrupted start leaves nothing that looks complete.
async function initialise({ runner, native, data, signal }) {
  const half = `${data}.unfinished`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { mode: 0o700 });
  await chown(half, runner.uid, runner.gid);
  const options = ['--no-sync', '--no-instructions', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  const failure = await run(
    commandAs(runner, join(native, 'bin', 'initdb'), [...options, '-U', 'campavia', '-D', half]),
    signal,
  );
  if (failure !== undefined) {
    await rm(half, { recursive: true, force: true });
    throw new Refusal(`PostgreSQL could not create its files in ${data}: ${failure}`);
  }
  await rename(half, data);
}

function run({ file, args, options }, signal) {
  return new Promise((settle) => {
    const child = spawn(file, args, { ...options, signal, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += chunk));
    // An aborted program is still ending.
    child.on('error', (error) => signal?.aborted || settle(error.message));
    child.on('close', (code) => settle(code === 0 ? undefined : errors.trim().split('\n').at(-1)));
  });
}

async function giveAll(folder, { uid, gid }) {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), uid, gid);
}
