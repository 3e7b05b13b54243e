import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { startPostgres } from '../postgres/postgres.mjs';
import { Refusal } from '../postgres/refusal.mjs';
import { startReplica } from '../postgres/replica.mjs';
import { build } from '../start/build.mjs';
import { findFreePort } from '../start/ports.mjs';
import { canBeReleasedTo, siteHealth } from '../start/release.mjs';
import { runCommand } from '../start/run-command.mjs';
import { apiEnvironment, serviceEnvironment } from '../start/settings.mjs';
import { install } from '../start/start-site.mjs';
import { edgeProgram } from './edge.mjs';
import { findNginx } from './find-nginx.mjs';
import { startObjectStore } from './object-store.mjs';
import { startServer } from './server.mjs';

const API = 'api/dist/main.js';
const SITE = 'shell/dist/server/main.js';
const DATABASE_SETTINGS = 'deploy/postgres/postgresql.conf';
const DRAIN_SECONDS = '3';
const COMPOSED_MS = 120_000;

/**
 * Starts two of everything behind one edge, as docker-compose.yml does, with the programs of this machine: nginx, two
 * sites, two servers of the api, a worker, PostgreSQL with a replica, and an object store.
 *
 * @returns `{ url, apiUrl, databases, servers }`; each of `servers` can be restarted by itself
 */
export async function startStack(run) {
  const { settings, progress } = run;
  const nginx = findNginx(settings.home);
  await install(run);
  await progress.step('Building', (showStatus) => build(run, showStatus), String);
  const ports = await choosePorts(settings);
  const databases = await startDatabases(run);
  const store = await startObjectStore({ home: settings.home, port: ports.store });
  run.lifetime.add({ name: 'object store', stop: store.stop, kill: () => {} });
  const env = stackEnvironment({ settings, databases, store, ports });
  await fill(run, env);
  const servers = await startServers(run, { env, ports, nginx });
  await progress.step('Releasing what is new', (showStatus) => publish(run, { env, ports, showStatus }));
  return {
    url: `http://localhost:${ports.edge}`,
    apiUrl: `http://127.0.0.1:${ports.api}`,
    databases,
    servers,
  };
}

async function choosePorts({ port }) {
  const [api, psp, store, worker, ...rest] = await Promise.all(Array.from({ length: 8 }, findFreePort));
  return { edge: port, api, psp, store, worker, sites: rest.slice(0, 2), apis: rest.slice(2) };
}

async function startDatabases({ settings, lifetime, progress }) {
  const { root, home, isThrowaway } = settings;
  const configuration = join(root, DATABASE_SETTINGS);
  const start = async (log) => {
    const primary = await startPostgres({ home: join(home, 'primary'), configuration, isThrowaway, log });
    lifetime.add({ name: 'primary', stop: primary.stop, kill: primary.kill });
    const startCopy = () =>
      startReplica({ home: join(home, 'replica'), primary, configuration, isThrowaway, log });
    const replica = await startCopy();
    lifetime.add({ name: 'replica', stop: replica.stop, kill: replica.kill });
    return { primary, replica, restartReplica: startCopy };
  };
  return progress.step('Starting PostgreSQL and its replica', start);
}

function stackEnvironment({ settings, databases, store, ports }) {
  const { primary, replica } = databases;
  const env = serviceEnvironment({ ...settings, port: ports.edge, pspPort: ports.psp }, primary.url);
  return {
    ...env,
    ...store.env,
    API_URL: `http://127.0.0.1:${ports.api}`,
    CAMPAVIA_SITE_URL: `http://localhost:${ports.edge}`,
    DATABASE_REPLICA_URL: replica.url,
    PSP_WEBHOOK_URL: `http://127.0.0.1:${ports.api}/webhooks/payments/`,
    RATE_LIMITS: 'database',
    SITE_SECRET: randomBytes(32).toString('hex'),
    TRUSTED_PROXIES: 'loopback',
  };
}

async function fill(run, env) {
  await run.progress.step('Migrating and filling the database', async (showStatus) => {
    await runCommand(run, { name: 'migrate', args: [API, 'migrate'], env });
    await runCommand(run, { name: 'seed', args: [API, 'seed'], env, onLine: showStatus });
  });
}

async function startServers(run, { env, ports, nginx }) {
  const servers = {};
  for (const program of listPrograms(run.settings, { env, ports, nginx })) {
    servers[program.name] = await run.progress.step(`Starting ${program.name}`, () =>
      startServer(run, program),
    );
  }
  return servers;
}

function listPrograms({ root, home }, { env, ports, nginx }) {
  const files = makeFolder(home, 'files');
  const api = { ...apiEnvironment(env), CAMPAVIA_HOME: files, API_DRAIN_SECONDS: DRAIN_SECONDS };
  const apiAt = (name, port, command) => ({
    name,
    script: API,
    args: [command],
    env: { ...api, API_PORT: String(port), API_JOBS: 'elsewhere' },
    health: `http://127.0.0.1:${port}/health/ready`,
  });
  const siteAt = (name, port) => ({
    name,
    script: SITE,
    env: { ...env, PORT: String(port), CAMPAVIA_HOME: makeFolder(home, name) },
    health: siteHealth(port),
    isUp: canBeReleasedTo,
  });
  const psp = {
    name: 'psp',
    script: API,
    args: ['psp'],
    env,
    health: `http://127.0.0.1:${ports.psp}/health`,
  };
  return [
    psp,
    apiAt('worker', ports.worker, 'worker'),
    ...ports.apis.map((port, index) => apiAt(`api-${index + 1}`, port, 'serve')),
    edgeProgram({ root, home, nginx, env, ports }),
    ...ports.sites.map((port, index) => siteAt(`site-${index + 1}`, port)),
  ];
}

// Through the edge, as from a pipeline; then each site fetches the files for itself.
async function publish(run, { env, ports, showStatus }) {
  await runCommand(run, {
    name: 'release',
    args: ['--import', 'tsx', 'shared/release/src/command-line/main.ts', 'start-up'],
    env: { ...env, CAMPAVIA_SITE: `http://127.0.0.1:${ports.edge}` },
    onLine: showStatus,
  });
  for (const port of ports.sites) await waitUntilComposed(port);
}

async function waitUntilComposed(port) {
  const deadline = Date.now() + COMPOSED_MS;
  while (!(await fetch(siteHealth(port))).ok) {
    if (Date.now() > deadline) throw new Refusal(`The site on port ${port} does not show what was released.`);
    await delay(200);
  }
}

function makeFolder(home, name) {
  const folder = join(home, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
