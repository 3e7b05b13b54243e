import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { queryOnce } from './connection.mjs';
import { isAlive, pidIn } from './postmaster.mjs';
import { Refusal } from './refusal.mjs';
import { commandAs } from './runner.mjs';
import { SOCKET_PORT, socketUrl } from './socket.mjs';

const TIMEOUT_MS = 15_000;
const SETTINGS = {
  port: SOCKET_PORT,
  listen_addresses: '',
  shared_buffers: '128MB',
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};
/**
 * The server does not wait for the disk: only data of tests could be lost in a power failure. A killed server loses
 * nothing.
 */
const THROWAWAY_SETTINGS = { fsync: 'off', full_page_writes: 'off' };

/** Starts the server, or takes over one that an earlier run left running. */
export async function startServer({ root, runner, native, data, socket, log, isThrowaway, signal }) {
  if (await adoptServer({ data, socket, log, signal })) return control(data, true);

  const settings = { ...SETTINGS, ...(isThrowaway && THROWAWAY_SETTINGS), unix_socket_directories: socket };
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const child = await launch({ root, runner, native, data, settings, signal });
    const failure = await becomesReady(child, socket, deadline);
    if (failure === undefined) {
      if (isThrowaway) endWithThisProcess(data);
      return control(data, false);
    }
    if (Date.now() > deadline || !isLeftover(failure)) {
      throw new Refusal(`PostgreSQL did not start: ${failure} (${logFile(root)})`);
    }
    await delay(500);
    await removeDeadServer(data, socket);
  }
}

async function adoptServer({ data, socket, log, signal }) {
  await endUnrelatedServer(data, socket);
  const deadline = Date.now() + TIMEOUT_MS;
  while (isAlive(pidIn(lockFile(data)))) {
    if (await answers(socket)) return true;
    if (Date.now() > deadline || signal?.aborted) {
      log('ending a PostgreSQL of an earlier run that does not answer');
      await control(data, true).stop();
    }
    await delay(200);
  }
  await removeDeadServer(data, socket);
  return false;
}

// The socket's folder is private to this data folder, so a server on it without a lock file in the data directory
// serves one that was deleted.
async function endUnrelatedServer(data, socket) {
  const pid = pidIn(socketLock(socket));
  if (pid === pidIn(lockFile(data)) || !isAlive(pid)) return;
  process.kill(pid, 'SIGQUIT');
  while (isAlive(pid)) await delay(30);
}

async function removeDeadServer(data, socket) {
  if (isAlive(pidIn(lockFile(data)))) return;
  for (const file of [lockFile(data), socketLock(socket)]) await rm(file, { force: true });
}

async function launch({ root, runner, native, data, settings, signal }) {
  await mkdir(join(root, 'logs'), { recursive: true });
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = commandAs(runner, join(native, 'bin', 'postgres'), ['-D', data, ...options]);
  signal?.throwIfAborted();
  // A file, not a pipe: the server outlives a killed starter, and must still be able to write.
  const output = openSync(logFile(root), 'w');
  const child = spawn(command.file, command.args, {
    ...command.options,
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_MESSAGES: 'C' },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  signal?.addEventListener('abort', () => child.kill('SIGINT'), { once: true });
  return { child, output: logFile(root) };
}

/** Nothing else would stop the server of a test run that was killed. */
function endWithThisProcess(data) {
  const program = join(import.meta.dirname, 'end-with-parent.mjs');
  const stdio = ['pipe', 'ignore', 'ignore'];
  const watcher = spawn(process.execPath, [program, lockFile(data)], { cwd: '/', detached: true, stdio });
  watcher.on('error', () => {});
  watcher.stdin.on('error', () => {});
  watcher.stdin.unref();
  watcher.unref();
}

async function becomesReady({ child, output }, socket, deadline) {
  let end;
  child.on('error', (error) => (end = error.message));
  child.on('exit', (code, signal) => (end ??= `it ended with ${signal ?? `code ${code}`}`));
  while (end === undefined) {
    if (await answers(socket)) return undefined;
    if (Date.now() > deadline + TIMEOUT_MS) return 'it does not answer';
    await delay(50);
  }
  const lines = (await readFile(output, 'utf8')).split('\n');
  return lines.find((line) => line.includes('FATAL:'))?.replace(/^.*FATAL:\s*/, '') ?? end;
}

function isLeftover(failure) {
  return /lock file|shared memory|another server|is in use/i.test(failure);
}

/** Stops or kills the server of a data directory, whichever process started it. */
export function control(data, adopted = true) {
  return { adopted, stop: () => shutDown(data), kill: () => sendSignal(data, 'SIGQUIT') };
}

async function shutDown(data) {
  const pid = pidIn(lockFile(data));
  sendSignal(data, 'SIGINT');
  const deadline = Date.now() + TIMEOUT_MS;
  while (isAlive(pid) && existsSync(lockFile(data))) {
    if (Date.now() > deadline) sendSignal(data, 'SIGQUIT');
    await delay(30);
  }
  while (isAlive(pid)) await delay(30);
}

function sendSignal(data, name) {
  const pid = pidIn(lockFile(data));
  if (isAlive(pid)) process.kill(pid, name);
}

async function answers(socket) {
  return queryOnce(socketUrl(socket, 'postgres'), 'select 1').then(
    () => true,
    () => false,
  );
}

function lockFile(data) {
  return join(data, 'postmaster.pid');
}

function socketLock(socket) {
  return join(socket, `.s.PGSQL.${SOCKET_PORT}.lock`);
}

function logFile(root) {
  return join(root, 'logs', 'postgres.log');
}
