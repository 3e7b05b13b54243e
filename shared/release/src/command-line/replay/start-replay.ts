import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { SiteUnavailableError } from '../client/site-errors';
import type { CommandEnvironment } from '../environment';

const START_TIMEOUT_MS = 30_000;

/** Settings of the replaying server. */
export interface ReplayOrder {
  /** Main script of the site's server. */
  program: string;
  /** 0 chooses a free one. */
  port: number;
  /** Content of the file that replaces the registry. */
  document: object;
}

/** A server that replays. */
export interface RunningReplay {
  url: string;
  pid: number | undefined;
  /** Settles when the server has ended and its files are removed. */
  ended: Promise<void>;
}

/** Starts the site's server with a registry in a file and waits until it answers. */
export async function startReplay(
  environment: CommandEnvironment,
  { program, port, document }: ReplayOrder,
): Promise<RunningReplay> {
  const folder = await mkdtemp(join(tmpdir(), 'campavia-replay-'));
  const file = join(folder, 'state.json');
  await writeFile(file, JSON.stringify(document));
  const chosen = port || (await freePort());
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    cwd: environment.root,
    env: environmentOf(environment, file, chosen),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = endAndRemove(child, folder);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => child.kill('SIGTERM'));
  const url = `http://localhost:${chosen}`;
  try {
    await waitUntilAvailable(url, child);
  } catch (error) {
    child.kill('SIGTERM');
    await ended;
    throw error;
  }
  return { url, pid: child.pid, ended };
}

function environmentOf({ env, home }: CommandEnvironment, file: string, port: number): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    CAMPAVIA_ENV: 'development',
    API_URL: `http://127.0.0.1:${env.API_PORT ?? 4301}`,
    ...env,
    PORT: String(port),
    CAMPAVIA_HOME: home,
    REPLAY_STATE: file,
    CAMPAVIA_CHANNEL: 'production',
    CHANNEL_HOSTS: '',
  };
}

async function endAndRemove(child: ChildProcess, folder: string): Promise<void> {
  try {
    await endOf(child);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((settle) => {
    child.once('error', () => settle());
    child.once('exit', () => settle());
  });
}

async function waitUntilAvailable(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const isUp = await fetch(`${url}/ping/front`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await delay(100);
  }
  throw new SiteUnavailableError('The replaying server did not start; its output is above.', 'replay_failed');
}

function freePort(): Promise<number> {
  return new Promise((settle, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => settle(port));
    });
  });
}
