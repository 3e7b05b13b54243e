import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Api, AppContext } from '../src/core/app-context';
import { createApplication } from '../src/app';
import type { Services } from '../src/composition/create-services';
import { createClock, type Clock } from '../src/core/clock';
import { connect, type Database } from '../src/database/connect';
import type { Settings } from '../src/config/settings';
import { copyDatabase, TEST_NOW_MS } from './scratch-databases';

/** The real application over a database of its own. */
export interface Application {
  app: Api;
  services: Services;
  database: Database;
  databaseUrl: string;
  /** Folder of its pictures. */
  home: string;
  /** Makes a call as the site does: with a key, in English by default. */
  get(address: string, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

/** An answer as a client gets it. */
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** Parsed when it is JSON. */
  body: ReturnType<typeof JSON.parse>;
}

const KEY = 'campavia-web';

let started = 0;

/** Starts the application over a copy of the filled database, optionally with other settings. */
export async function startApplication(
  over: Partial<Settings> = {},
  { telemetry }: Pick<AppContext, 'telemetry'> = {},
): Promise<Application> {
  const { url, drop } = await copyDatabase(process.env.CAMPAVIA_TEST_TEMPLATE ?? '', nextName());
  const home = await mkdtemp(path.join(tmpdir(), 'campavia-home-'));
  const database = connect(url, { max: 4 });
  const { app, services } = await createApplication({
    settings: { ...settingsFor(url, home), ...over },
    database,
    clock: createClock(TEST_NOW_MS),
    telemetry,
  });
  const close = async () => {
    await app.close();
    await database.destroy();
    await drop();
    await rm(home, { recursive: true, force: true });
  };
  return { app, services, database, databaseUrl: url, home, get: createCaller(app), close };
}

/** Another server on the database and files of a started application. */
export async function startBeside(
  { databaseUrl, home }: Application,
  over: Partial<Settings> = {},
  clock: Clock = createClock(TEST_NOW_MS),
): Promise<Application> {
  const database = connect(databaseUrl, { max: 4 });
  const { app, services } = await createApplication({
    settings: { ...settingsFor(databaseUrl, home), ...over },
    database,
    clock,
  });
  const close = async () => {
    await app.close();
    await database.destroy();
  };
  return { app, services, database, databaseUrl, home, get: createCaller(app), close };
}

/** Asks an application as the site does. */
export function createCaller(app: Api): Application['get'] {
  return async (address, headers = {}) => {
    const {
      statusCode,
      headers: answered,
      body,
    } = await app.inject({
      url: address,
      headers: { 'x-api-key': KEY, 'accept-language': 'en-IE', ...headers },
    });
    const isJson = body !== '' && String(answered['content-type']).startsWith('application/json');
    return { status: statusCode, headers: answered, body: isJson ? JSON.parse(body) : body };
  };
}

export function settingsFor(databaseUrl: string, home: string) {
  return {
    databaseUrl,
    home,
    host: '127.0.0.1',
    port: 4301,
    isDemo: true,
    campers: 400,
    apiKeys: [KEY],
    clientIds: ['campavia-web'],
    trustedProxies: ['loopback'],
    rateLimits: 'memory' as const,
    server: { runsJobs: true, maxRequests: 2000, drainMs: 0 },
    logLevel: 'silent',
    siteUrl: 'http://localhost:4300',
    companyAddress: 'Campavia Ltd, 8 Quay Street, Dublin D08, Ireland',
    supportEmail: 'support@campavia.test',
    companyVatNumber: 'IE 1234567WA',
    isSandbox: true,
    outside: {
      routing: { blog: 'https://blog.campavia.test/{language}' },
      trustedShopId: 'sandbox',
      singleSignOn: 'sandbox' as const,
      sisterRedirects: 'sandbox' as const,
      addressSearch: 'sandbox' as const,
      crm: 'sandbox' as const,
      notifications: {},
      backOfficeUrl: 'https://office.campavia.test',
    },
  };
}

function nextName(): string {
  started += 1;
  return `campavia_test_${process.pid}_${process.env.JEST_WORKER_ID ?? '1'}_${started}`;
}
