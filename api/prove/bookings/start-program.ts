import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { packageRoot } from '../../src/core/package-root';
import { TEST_NOW_MS } from '../../test/scratch-databases';

/** A process that can be ended with a signal. */
export interface Program {
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** How to start a program; its port must be free. */
export interface Launch {
  command: 'serve' | 'psp';
  env: Record<string, string>;
  /** URL that answers once it is up. */
  health: string;
}

const TIMEOUT_MS = 90_000;
const BUNDLES = path.join(packageRoot(), 'node_modules/.cache/proofs');
const FOLDER = path.join(BUNDLES, String(process.pid));

const PROGRAMS = { main: 'src/main.ts', 'race-worker': 'prove/bookings/race/race-worker.ts' };

let bundled: Promise<void> | undefined;

/** The program as a single bundled file, built once per process: it starts five times faster than from sources. */
export async function bundleOf(program: keyof typeof PROGRAMS): Promise<string> {
  await (bundled ??= bundle());
  return path.join(FOLDER, `${program}.js`);
}

async function bundle(): Promise<void> {
  deleteStaleBundles();
  const tool = path.join(packageRoot(), '../shared/tooling/process/bundle-process.mjs');
  const programs = Object.entries(PROGRAMS).map(([name, source]) => `${name}=${source}`);
  const job = [tool, '--outdir', FOLDER, ...programs];
  const bundling = spawn(process.execPath, job, { cwd: packageRoot(), stdio: 'inherit' });
  const [code] = await once(bundling, 'exit');
  if (code !== 0) throw new Error(`the api could not be bundled: ${code}`);
}

/** Deletes the bundles of processes that have ended. */
function deleteStaleBundles(): void {
  mkdirSync(BUNDLES, { recursive: true });
  const left = readdirSync(BUNDLES).filter((pid) => !isRunning(Number(pid)));
  for (const pid of left) rmSync(path.join(BUNDLES, pid), { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Starts a program of the api and waits until it answers; throws when it does not start in time. */
export async function startProgram({ command, env, health }: Launch): Promise<Program> {
  const child = spawn(process.execPath, [await bundleOf('main'), command], {
    cwd: packageRoot(),
    env: { PATH: process.env.PATH, TZ: 'UTC', CAMPAVIA_ENV: 'test', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(health).catch(() => undefined);
    if (answer?.ok) return { kill: (signal = 'SIGKILL') => end(child, signal) };
    await delay(20);
  }
  await end(child, 'SIGKILL');
  throw new Error(`${command} did not start`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** The payment sandbox, with its test cards. */
export interface PaymentSandbox extends Program {
  settings: { provider: 'sandbox'; url: string; secret: string };
}

/** Starts the payment sandbox with shortened delays; it sends webhooks to the api's port. */
export async function startPaymentSandbox(databaseUrl: string, apiPort = 9): Promise<PaymentSandbox> {
  const [port, secret] = [await findFreePort(), randomBytes(32).toString('hex')];
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: databaseUrl,
    PSP_PORT: String(port),
    PSP_SECRET: secret,
    PSP_PACE: '0.02',
    PSP_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/webhooks/payments/`,
    CAMPAVIA_NOW: new Date(TEST_NOW_MS).toISOString(),
  };
  const program = await startProgram({ command: 'psp', env, health: `${url}/health` });
  return { ...program, settings: { provider: 'sandbox', url, secret } };
}

/** Stores a card in the sandbox's vault and returns its token; the last four digits select its behaviour. */
export async function newCard(sandboxUrl: string, ending = '4242'): Promise<string> {
  const card = { number: `400000000000${ending}`, expiry: '09/29', cvx: '123', holder: 'Lena Vos' };
  const answer = await fetch(`${sandboxUrl}/sandbox/psp/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** A local port that is not in use. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
