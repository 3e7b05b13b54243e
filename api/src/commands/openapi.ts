import { createApp } from '../app';
import { createClock } from '../core/clock';
import { connect } from '../database/connect';
import type { Settings } from '../config/settings';

const ANYWHERE: Settings = {
  databaseUrl: 'postgres://localhost/none',
  host: '127.0.0.1',
  port: 4301,
  home: '.campavia',
  isDemo: false,
  campers: 0,
  apiKeys: [],
  clientIds: [],
  trustedProxies: [],
  rateLimits: 'memory',
  server: { runsJobs: true, maxRequests: 2000, drainMs: 0 },
  logLevel: 'silent',
  siteUrl: 'http://localhost:4300',
  isSandbox: true,
  outside: { routing: {}, notifications: {} },
};

/** The api's description of itself; needs no database. */
export async function openapiText(): Promise<string> {
  const database = connect(ANYWHERE.databaseUrl);
  const app = await createApp({ settings: ANYWHERE, database, clock: createClock() });
  await app.ready();
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`;
  await app.close();
  await database.destroy();
  return text;
}

/** Writes the description to the standard output. */
export async function printOpenapi(): Promise<void> {
  process.stdout.write(await openapiText());
}
