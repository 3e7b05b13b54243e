import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import {
  createCredentials,
  createUploadClient,
  migrateRegistry,
  uploadRelease,
  type Credentials,
} from '@campavia/release/server';
import { startPostgres } from '@campavia/tooling/postgres';

import { openRegistry } from '../registry/open-registry';
import { readSettings } from '../config/settings';
import { buildSite } from '../site';

import { writeWorkerCode } from './site-fixture';
import { signedRelease, storeRelease, type ReleaseWanted } from './signed-release';

type Payload = Record<string, unknown>;

export interface SiteWithDatabase {
  site: FastifyInstance;
  home: string;
  platform: Credentials;
  search: Credentials;
  another(): Promise<FastifyInstance>;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  publish(wanted: ReleaseWanted, by: Credentials): Promise<void>;
  act(by: Credentials, act: string, body: Payload, also?: Payload): Promise<LightMyRequestResponse>;
  remove(): Promise<void>;
}

export async function siteWithDatabase(): Promise<SiteWithDatabase> {
  const home = await mkdtemp(join(tmpdir(), 'site-with-database-'));
  await chmod(home, 0o755);
  let database = await startPostgres({ home, isThrowaway: true });
  const { url } = database;
  await migrateRegistry(url);
  const platform = await createCredentials(url, { label: 'platform', squad: 'platform', isPlatform: true });
  const search = await createCredentials(url, { label: 'search/ci', squad: 'search', isPlatform: false });
  const env = {
    CAMPAVIA_ENV: 'test',
    DATABASE_URL: url,
    CAMPAVIA_HOME: home,
    API_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'silent',
  };
  const settings = readSettings(env);
  await writeWorkerCode(home);
  const sites: FastifyInstance[] = [];

  async function start(): Promise<FastifyInstance> {
    const opened = await openRegistry(settings, () => undefined);
    const started = await buildSite(settings, { workerFolder: home, opened });
    sites.push(started);
    return started;
  }

  const site = await start();
  const address = await site.listen({ port: 0, host: '127.0.0.1' });

  return {
    site,
    home,
    platform,
    search,
    another: start,
    stopDatabase: () => database.stop(),
    async startDatabase() {
      database = await startPostgres({ home, isThrowaway: true });
    },
    async publish(wanted, { token, keyId, privateKey }) {
      const folder = join(home, 'built');
      storeRelease(folder, wanted);
      const release = signedRelease(wanted, { keyId, privateKey });
      const client = createUploadClient({ site: address, token });
      await uploadRelease({ client, folder: join(folder, wanted.part, wanted.version), release });
    },
    act: ({ token }, act, body, also = {}) =>
      site.inject({
        method: 'POST',
        url: '/_registry/acts',
        headers: { authorization: `Bearer ${token}` },
        payload: { act, body, ...also },
      }),
    async remove() {
      await Promise.all(sites.map((each) => each.close()));
      await database.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
