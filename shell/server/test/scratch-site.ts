import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'esbuild';
import type { FastifyInstance } from 'fastify';

import type { LogEntry } from '@campavia/release';
import { createShelf, createUploads, FolderStorage, type Wish } from '@campavia/release/server';
import type { Release } from '@campavia/remote-kit/config';

import type { OpenRegistry } from '../registry/open-registry';
import { readSettings, type Settings } from '../settings';
import { buildSite } from '../site';

import { registryInMemory, TOKEN, type RegistryInMemory, type TestClock } from './registry-in-memory';
import { storeRelease, type ReleaseWanted } from './signed-release';

const SECRET = 'only for tests: 32 characters of it';

/** A folder for a site, with the bundled document worker. */
export interface ScratchHome {
  settings: Settings;
  workerFile: string;
  registry: RegistryInMemory;
  /** Stores a release and writes it into the log. */
  publish(wanted: ReleaseWanted): Release;
  clock: TestClock;
  /** Starts a site over the home; several share its registry and its clock. */
  start(changes?: Partial<Settings>): Promise<FastifyInstance>;
  /** Lets a site write an act into the log; done when its visitors get what it says. */
  act(site: FastifyInstance, act: Wish['act'], body: object): Promise<LogEntry>;
  /** Closes what was started and removes the folder. */
  remove(): Promise<void>;
}

function open(settings: Settings, registry: RegistryInMemory): OpenRegistry {
  const storage = new FolderStorage(settings.releasesFolder);
  const shelf = createShelf({
    storage,
    folder: settings.releasesFolder,
    trustedKeys: registry.trustedKeys,
    recorded: (part, version) => registry.state().releases[part]?.[version],
  });
  const uploads = createUploads({ folder: join(settings.home, 'uploads'), storage, registry });
  return { registry, shelf, uploads };
}

let bundled: Promise<Uint8Array> | undefined;

/** The document worker as the build makes it, bundled once per test file. */
export function workerBundle(): Promise<Uint8Array> {
  bundled ??= build({
    entryPoints: [join(__dirname, '../worker/document-worker.ts')],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
  }).then(({ outputFiles }) => outputFiles[0]?.contents ?? new Uint8Array());
  return bundled;
}

/** Everything a site needs but an api. */
export async function scratchHome(apiUrl = 'http://127.0.0.1:1'): Promise<ScratchHome> {
  const home = await mkdtemp(join(tmpdir(), 'site-'));
  const workerFile = join(home, 'document-worker.mjs');
  await writeFile(workerFile, await workerBundle());
  const env = {
    DATABASE_URL: 'postgres://nobody',
    CAMPAVIA_HOME: home,
    API_URL: apiUrl,
    LOG_LEVEL: 'silent',
  };
  const settings = { ...readSettings(env), siteSecret: SECRET };
  const clock = { nowMs: Date.UTC(2027, 2, 1, 12) };
  const registry = registryInMemory(clock);
  const started: FastifyInstance[] = [];

  return {
    settings,
    workerFile,
    registry,
    publish(wanted) {
      const release = storeRelease(settings.releasesFolder, wanted);
      const { part, version, digest, commit, author, builtAt } = release;
      if (!registry.state().parts[part]) registry.tell('part-added', { part, squad: 'search' });
      registry.tell('published', { part, version, digest, commit, author, builtAt, size: 1 });
      return release;
    },
    clock,
    async start(changes = {}) {
      const all = { ...settings, ...changes };
      const nowMs = () => clock.nowMs;
      const site = await buildSite(all, { workerFile, opened: open(all, registry), nowMs });
      started.push(site);
      return site;
    },
    async act(site, act, body) {
      const answer = await site.inject({
        method: 'POST',
        url: '/_registry/acts',
        headers: { authorization: `Bearer ${TOKEN}` },
        payload: { act, body },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ entry: LogEntry }>().entry;
    },
    async remove() {
      await Promise.all(started.map((site) => site.close()));
      await rm(home, { recursive: true });
    },
  };
}
