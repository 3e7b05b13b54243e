import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'esbuild';
import type { FastifyInstance } from 'fastify';

import type { LogEntry } from '@campavia/release';
import {
  createReleaseCache,
  createUploads,
  FolderStorage,
  type ChangeRequest,
} from '@campavia/release/server';
import type { Release } from '@campavia/remote-kit/config';

import type { SiteOptions } from '../server-context';
import type { OpenRegistry } from '../registry/open-registry';
import { readSettings, type Settings } from '../config/settings';
import { buildSite } from '../site';
import { WORKER_BUNDLES } from '../worker/worker-code';

import { registryInMemory, TOKEN, type RegistryInMemory, type TestClock } from './registry-in-memory';
import { storeRelease, type ReleaseWanted } from './signed-release';

const SECRET = 'only for tests: 32 characters of it';

export interface SiteFixture {
  settings: Settings;
  workerFolder: string;
  registry: RegistryInMemory;
  publish(wanted: ReleaseWanted): Release;
  clock: TestClock;
  start(
    changes?: Partial<Settings>,
    context?: Pick<SiteOptions, 'restrictions' | 'telemetry'>,
  ): Promise<FastifyInstance>;
  /** Resolves when visitors get the result. */
  act(site: FastifyInstance, act: ChangeRequest['act'], body: object): Promise<LogEntry>;
  remove(): Promise<void>;
}

export function openTestRegistry(settings: Settings, registry: RegistryInMemory): OpenRegistry {
  const storage = new FolderStorage(settings.releasesFolder);
  const releaseCache = createReleaseCache({
    storage,
    folder: settings.releasesFolder,
    trustedKeys: registry.trustedKeys,
    recorded: (part, version) => registry.state().releases[part]?.[version],
  });
  const uploads = createUploads({ folder: join(settings.home, 'uploads'), storage, registry });
  return { registry, releaseCache, uploads };
}

let bundled: Promise<[string, Uint8Array][]> | undefined;

/** Bundled once per test file, from the root of the repository. */
export async function writeWorkerCode(folder: string): Promise<void> {
  const options = { write: false, bundle: true, platform: 'node', format: 'cjs', target: 'node20' } as const;
  bundled ??= Promise.all(
    Object.values(WORKER_BUNDLES).map(async ({ source, file }) => {
      const entryPoints = [join('shell/server', source)];
      const { outputFiles } = await build({ ...options, entryPoints });
      return [file, outputFiles[0]?.contents ?? new Uint8Array()] as [string, Uint8Array];
    }),
  );
  await Promise.all((await bundled).map(([file, program]) => writeFile(join(folder, file), program)));
}

export async function createSiteFixture(apiUrl = 'http://127.0.0.1:1'): Promise<SiteFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeWorkerCode(folder);
  await cp(join(__dirname, '../assets/pictures'), join(folder, 'pictures'), { recursive: true });
  const env = {
    CAMPAVIA_ENV: 'test',
    TRUSTED_PROXIES: 'loopback',
    DATABASE_URL: 'postgres://nobody',
    CAMPAVIA_HOME: folder,
    API_URL: apiUrl,
    LOG_LEVEL: 'silent',
  };
  const settings = { ...readSettings(env), siteSecret: SECRET };
  const clock = { nowMs: Date.UTC(2027, 2, 1, 12) };
  const registry = registryInMemory(clock);
  const started: FastifyInstance[] = [];

  return {
    settings,
    workerFolder: folder,
    registry,
    publish(wanted) {
      const release = storeRelease(settings.releasesFolder, wanted);
      const { part, version, digest, commit, author, builtAt } = release;
      if (!registry.state().parts[part]) registry.append('part-added', { part, squad: 'search' });
      registry.append('published', { part, version, digest, commit, author, builtAt, size: 1 });
      return release;
    },
    clock,
    async start(changes = {}, context = {}) {
      const all = { ...settings, ...changes };
      const opened = openTestRegistry(all, registry);
      const nowMs = () => clock.nowMs;
      const site = await buildSite(all, { ...context, workerFolder: folder, opened, nowMs });
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
      await rm(folder, { recursive: true });
    },
  };
}
