import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { keepSynchronous } from '../database/keep-synchronous.mjs';
import { addressesOf, killNode, linksOf, startNodes, stopNode } from '../database/nodes.mjs';
import { NODES } from '../database/record.mjs';
import { Refusal } from '../postgres/refusal.mjs';
import { build } from '../start/build.mjs';
import { findFreePort } from '../start/ports.mjs';
import { canBeReleasedTo, siteHealth } from '../start/release.mjs';
import { runCommand } from '../start/run-command.mjs';
import { apiEnvironment, serviceEnvironment } from '../start/settings.mjs';
import { install } from '../start/start-site.mjs';
import { edgeProgram, putBack, takeOut } from './edge.mjs';
import { findNginx, findPgbouncer } from './find-program.mjs';
import { startObjectStore } from './object-store.mjs';
import { createPooler } from './pooler.mjs';
import { startServer } from './server.mjs';
import { startTelemetryReceiver } from './telemetry-receiver.mjs';

const API = 'api/dist/main.js';
const SITE = 'shell/dist/server/main.js';
const DEFAULT_HTTPS_PORT = 4343;
const METRICS_EVERY_MS = '5000';
// Longer than the edge keeps idle connections.
const DRAIN_SECONDS = '4';
const COMPOSED_MS = 120_000;
const NOT_AT_THE_EDGE = { takeOut: () => {}, putBack: () => {} };

/**
 * Starts two of everything behind one edge, as docker-compose.yml does, with the programs of this machine: nginx, two
 * sites, two servers of the api, a worker, PostgreSQL with a replica behind a pooler, and an object store. They send traces
 * and metrics to a receiver in this process.
 *
 * @returns `{ url, apiUrl, internalUrl, siteUrls, pair, databases, telemetry, servers }`; each of `servers` can be
 * restarted separately, `databases` are the addresses of primary and replica beside the pooler; releases are published
 * to `internalUrl`
 */
export async function startStack(run) {
  const { settings, progress } = run;
  const nginx = findNginx(settings.home);
  const pgbouncer = findPgbouncer(settings.home);
  await install(run);
  await progress.step('Building', (showStatus) => build(run, showStatus), String);
  const ports = await choosePorts(settings);
  const tls = readTls(settings);
  const pair = pairOf(settings);
  const databases = await startDatabases(run, pair);
  const pooler = await startPooler(run, { pgbouncer, port: ports.pooler });
  const store = await startObjectStore({ home: settings.home, port: ports.store });
  run.lifetime.add({ name: 'object store', stop: store.stop, kill: () => {} });
  const telemetry = await startTelemetryReceiver();
  run.lifetime.add({ name: 'telemetry receiver', stop: telemetry.stop, kill: () => {} });
  const env = stackEnvironment({ settings, databases: pooler.addresses, store, telemetry, ports, tls });
  await fill(run, env);
  const servers = { pooler: pooler.server, ...(await startServers(run, { env, ports, nginx, tls })) };
  await progress.step('Releasing changed parts', (showStatus) => publish(run, { env, ports, showStatus }));
  return {
    url: env.CAMPAVIA_SITE_URL,
    apiUrl: `http://127.0.0.1:${ports.api}`,
    internalUrl: `http://127.0.0.1:${ports.internal}`,
    siteUrls: ports.sites.map((port) => `http://127.0.0.1:${port}`),
    pair,
    databases,
    telemetry,
    servers,
  };
}

/** The pair of database servers of a stack. */
export function pairOf({ root, home, isThrowaway }) {
  return {
    home,
    configuration: join(root, 'deploy/postgres/postgresql.conf'),
    archiveScript: join(root, 'deploy/postgres/archive.sh'),
    isThrowaway,
  };
}

async function choosePorts({ port }) {
  const free = await Promise.all(Array.from({ length: 10 }, findFreePort));
  const [api, psp, store, worker, internal, pooler, ...rest] = free;
  return {
    edge: port,
    internal,
    api,
    psp,
    store,
    worker,
    pooler,
    sites: rest.slice(0, 2),
    apis: rest.slice(2),
  };
}

/** As in docker-compose.yml: https where `CERTIFICATE_FOLDER` has fullchain.pem and privkey.pem. */
function readTls({ root }) {
  const { CERTIFICATE_FOLDER: folder, HTTPS_PORT: port } = process.env;
  return folder ? { folder: resolve(root, folder), port: Number(port || DEFAULT_HTTPS_PORT) } : undefined;
}

async function startDatabases({ lifetime, progress }, pair) {
  const { home } = pair;
  await progress.step('Starting PostgreSQL and its replica', async (log) => {
    for (const name of NODES) {
      lifetime.add({ name, stop: () => stopNode(home, name), kill: () => void killNode(home, name) });
    }
    await startNodes({ ...pair, log });
  });
  const stop = keepSynchronous({ home, log: progress.print });
  lifetime.add({ name: 'keeper of the replica', isSilent: true, stop, kill: () => {} });
  return addressesOf(home);
}

/** Servers reach the databases through it; proofs and commands do not. */
async function startPooler(run, { pgbouncer, port }) {
  const { root, home } = run.settings;
  const { program, addresses } = createPooler({ root, home, pgbouncer, links: linksOf(home), port });
  const server = await run.progress.step('Starting pooler', () => startServer(run, program, NOT_AT_THE_EDGE));
  return { addresses, server };
}

function stackEnvironment({ settings, databases, store, telemetry, ports, tls }) {
  const { primary, replica } = databases;
  const env = serviceEnvironment({ ...settings, port: ports.edge, pspPort: ports.psp }, primary);
  return {
    ...env,
    ...store.env,
    API_URL: `http://127.0.0.1:${ports.api}`,
    CAMPAVIA_SITE_URL: tls ? `https://localhost:${tls.port}` : `http://localhost:${ports.edge}`,
    DOCUMENT_KEYS: env.DOCUMENT_KEYS || readDocumentKey(settings.home),
    DATABASE_REPLICA_URL: replica,
    OTEL_EXPORTER_OTLP_ENDPOINT: telemetry.url,
    OTEL_METRIC_EXPORT_INTERVAL: METRICS_EVERY_MS,
    PSP_WEBHOOK_URL: `http://127.0.0.1:${ports.api}/webhooks/payments/`,
    RATE_LIMITS: 'database',
    SITE_SECRET: randomBytes(32).toString('hex'),
    TRUSTED_PROXIES: 'loopback',
  };
}

async function fill(run, env) {
  await run.progress.step('Migrating and seeding the database', async (showStatus) => {
    await runCommand(run, { name: 'migrate', args: [API, 'migrate'], env });
    await runCommand(run, { name: 'seed', args: [API, 'seed'], env, onLine: showStatus });
  });
}

async function startServers(run, places) {
  const servers = {};
  for (const program of listPrograms(run.settings, places)) {
    const { home } = run.settings;
    const edge = { takeOut: () => takeOut(home, program.name), putBack: () => putBack(home, program.name) };
    servers[program.name] = await run.progress.step(`Starting ${program.name}`, () =>
      startServer(run, program, edge),
    );
  }
  return servers;
}

function listPrograms({ root, home }, { env, ports, nginx, tls }) {
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
    edgeProgram({ root, home, nginx, env, ports, tls }),
    ...ports.sites.map((port, index) => siteAt(`site-${index + 1}`, port)),
  ];
}

// Through the edge, as from a pipeline; each site then downloads the files.
async function publish(run, { env, ports, showStatus }) {
  await runCommand(run, {
    name: 'release',
    args: ['--import', 'tsx', 'shared/release/src/command-line/main.ts', 'start-up'],
    env: { ...env, CAMPAVIA_SITE: `http://127.0.0.1:${ports.internal}` },
    onLine: showStatus,
  });
  for (const port of ports.sites) await waitUntilComposed(port);
}

async function waitUntilComposed(port) {
  const deadline = Date.now() + COMPOSED_MS;
  while (!(await fetch(siteHealth(port))).ok) {
    if (Date.now() > deadline) throw new Refusal(`The site on port ${port} does not serve the new releases.`);
    await delay(200);
  }
}

// Servers that share the store need the same key, also after the next start.
function readDocumentKey(home) {
  const file = join(makeFolder(home, 'keys'), 'stack-document-key');
  if (!existsSync(file)) {
    writeFileSync(file, `stack:${randomBytes(32).toString('base64')}`, { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

function makeFolder(home, name) {
  const folder = join(home, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
