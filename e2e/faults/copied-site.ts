import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import pg from 'pg';

import { CHANNELS } from '../channels';
import { endProcess } from './end-process';
import { freePort } from './free-port';
import { runRelease, type Answer } from './run-release';

const ROOT = resolve(import.meta.dirname, '../..');

/** A second server with releases and a registry of its own, so that releases can be tried. */
export interface CopiedSite {
  url: string;
  home: string;
  parts: Record<string, string>;
  /** Runs a command as the platform squad: `release('canary', 'mf-search@1.1.0', …)`. */
  release(...args: string[]): Promise<Answer>;
  /** With the releases of `parts`, except for the given ones. */
  openChannel(releases?: Record<string, string>): Promise<Channel>;
  stop(): Promise<void>;
}

/** Has its own host, so that promoting to it changes nothing for other journeys. */
export interface Channel {
  name: string;
  host: string;
  url: string;
  promote(part: string, version: string): Promise<void>;
}

export interface CopiedSiteOptions {
  apiUrl?: string;
  throughProxy?: (databaseUrl: string) => string;
  /** Origins, separated by commas. */
  cardVaults?: string;
}

/** Shares the api and its data with the site of the journeys unless asked otherwise. */
export async function startCopiedSite({
  apiUrl,
  throughProxy,
  cardVaults,
}: CopiedSiteOptions = {}): Promise<CopiedSite> {
  const home = await mkdtemp(join(tmpdir(), 'campavia-copied-'));
  const database = await createDatabase();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env: NodeJS.ProcessEnv = {
    CAMPAVIA_ENV: 'test',
    ...process.env,
    API_URL: apiUrl ?? process.env.CAMPAVIA_API_URL,
    // Cards are sent through the copied site to its payment sandbox.
    PSP_URL: process.env.CAMPAVIA_URL,
    CARD_VAULT_ORIGINS: cardVaults,
    PORT: String(port),
    CAMPAVIA_HOME: home,
    CAMPAVIA_SITE: url,
    REGISTRY_DATABASE_URL: throughProxy?.(database.url) ?? database.url,
    RELEASE_STORAGE: 'folder',
    CAMPAVIA_CHANNEL: 'production',
    CHANNEL_HOSTS: CHANNELS.map(({ name, host }) => `${name}=${host}`).join(','),
  };
  const server = spawn(process.execPath, [join(ROOT, 'shell/dist/server/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const release = (...args: string[]) => runRelease({ root: ROOT, env, args });
  const unused = [...CHANNELS];

  async function stop(): Promise<void> {
    await endProcess(server);
    await database.drop();
    await rm(home, { recursive: true, force: true });
  }

  try {
    await untilItAnswers(url, server);
    const { releases: parts } = (await release('start-up')) as { releases: Record<string, string> };
    const openChannel = async (releases: Record<string, string> = {}): Promise<Channel> => {
      const next = unused.shift();
      if (!next) throw new Error('No channel is left: add some to CHANNELS');
      const { name, host } = next;
      const chosen = Object.entries({ ...parts, ...releases }).map((one) => one.join('@'));
      await release('promote', ...chosen, '--to', name, '--new');
      const promote = async (part: string, version: string) => {
        await release('promote', `${part}@${version}`, '--to', name);
      };
      return { name, host, url: `http://${host}:${port}`, promote };
    };
    return { url, home, parts, release, openChannel, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const shared = process.env.DATABASE_URL ?? '';
  const name = `copied_${randomBytes(6).toString('hex')}`;
  await query(shared, `create database ${name}`);
  return {
    // The name is between host and options; the host may be empty.
    url: shared.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`),
    drop: () => query(shared, `drop database if exists ${name} with (force)`),
  };
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Without a composition the site answers 503, which is enough to publish releases to it. */
async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const isUp = await fetch(`${url}/ping/front`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await delay(50);
  }
  throw new Error(`The copied site ended with code ${server.exitCode}`);
}
