import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { startOther, stopNode } from '../database/nodes.mjs';
import { otherNode, readRecord } from '../database/record.mjs';
import { queryOnce } from '../postgres/connection.mjs';
import { startLoad } from './load.mjs';
import { measureWrites, proveFailover, proveLag, proveRestore } from './prove-databases.mjs';
import { startPrometheus } from './prometheus.mjs';
import { requestsOf, SEARCH } from './requests.mjs';
import { KEY } from './sign-ins.mjs';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
/** What users and squads do, by the configuration of Playwright that has it. */
const JOURNEYS = [
  {
    what: 'find a camper, book and pay, write and read a message',
    config: 'e2e',
    files: ['search/find-a-camper', 'payment/card.spec', 'trips/chats.spec'],
  },
  {
    what: 'publish, promote and roll back a release; upload a document',
    config: 'e2e/proofs.config.ts',
    files: ['stack.spec'],
  },
];
/** A server updates the statistics of its connections with some delay. */
const COUNTED_MS = 30_000;
/** How long the pooler is away, and requests are counted afterwards. */
const AWAY_MS = 3_000;

/**
 * Checks the running stack: users find, book and pay; every process is restarted under load, and the replica stopped,
 * and no request fails; the primary is killed, and nothing acknowledged is lost; Prometheus evaluates every query of the
 * dashboards and every alert rule; the database of a moment is restored.
 *
 * @returns {Promise<{ what: string, result: string, isGood: boolean }[]>}
 */
export async function proveStack(stack, { root, env, print, lifetime }) {
  const rows = [];
  const add = (row) => {
    rows.push(row);
    print(`${row.isGood ? 'holds' : 'FAILS'}: ${row.what}: ${row.result}`);
  };
  const { pair, telemetry } = stack;
  const prometheus = await startPrometheus({ root, home: pair.home, telemetry, lifetime });
  for (const each of JOURNEYS) add(await runJourneys(stack, { root, env, ...each }));
  add(await readsFromReplica(stack));
  add(await tracesReachSql(stack));
  add(await restartAll(stack, print));
  add(await stopReplica(stack));
  add(await proveLag(stack));
  add(await measureWrites(stack));
  add(await restartPooler(stack));
  (await proveFailover(stack)).forEach(add);
  add(await prometheus.proveQueries());
  add(await prometheus.proveRules());
  add(await proveRestore(stack));
  return rows;
}

async function runJourneys(stack, { root, env, what, config, files }) {
  const { url, apiUrl, internalUrl, siteUrls, pair, databases } = stack;
  const places = {
    CAMPAVIA_URL: url,
    CAMPAVIA_API_URL: apiUrl,
    CAMPAVIA_SITE: internalUrl,
    CAMPAVIA_SITES: siteUrls.join(','),
    CAMPAVIA_HOME: pair.home,
    DATABASE_URL: databases.primary,
  };
  const child = spawn(process.execPath, [PLAYWRIGHT, 'test', '-c', config, '--reporter=line', ...files], {
    cwd: root,
    env: { ...process.env, ...env, ...places },
    stdio: 'inherit',
  });
  const code = await new Promise((settle) => child.once('exit', settle));
  return { what, result: code === 0 ? 'as on one machine' : 'a journey failed', isGood: code === 0 };
}

async function readsFromReplica({ apiUrl, databases }) {
  const before = await countReads(databases.replica);
  const deadline = Date.now() + COUNTED_MS;
  let [searches, read] = [0, 0];
  while (read === 0 && Date.now() < deadline) {
    searches += 1;
    await (await fetch(`${apiUrl}${SEARCH}&page=${1 + (searches % 3)}`, { headers: KEY })).arrayBuffer();
    read = (await countReads(databases.replica)) - before;
  }
  return {
    what: `${searches} searches`,
    result: `${read} rows of campers read at the replica`,
    isGood: read > 0,
  };
}

/** Servers send their spans every few seconds. */
async function tracesReachSql({ telemetry }) {
  const deadline = Date.now() + COUNTED_MS;
  let trace;
  while (!trace && Date.now() < deadline) {
    await delay(500);
    trace = findWholeTrace(telemetry.spans);
  }
  return {
    what: 'a request of a browser',
    result: trace ? 'one trace through site, api and SQL' : 'no trace reaches from the site to SQL',
    isGood: trace !== undefined,
  };
}

function findWholeTrace(spans) {
  const tracesWith = (isFound) => new Set(spans.filter(isFound).map(({ traceId }) => traceId));
  const ofSite = tracesWith(({ service }) => service === 'campavia-site');
  const statements = tracesWith(({ name }) => name.startsWith('select '));
  const ofApi = tracesWith(({ service }) => service === 'campavia-api');
  return [...statements].find((trace) => ofSite.has(trace) && ofApi.has(trace));
}

// A standby has its own statistics.
async function countReads(url) {
  await queryOnce(url, 'select pg_stat_force_next_flush()');
  const [row] = await queryOnce(
    url,
    `select coalesce(sum(coalesce(idx_tup_fetch, 0) + seq_tup_read), 0)::int as count
      from pg_stat_user_tables where relname = 'camper_search'`,
  );
  return row.count;
}

async function restartAll(stack, print) {
  const load = startLoad(requestsOf(stack));
  for (const name of ['api-1', 'api-2', 'worker', 'site-1', 'site-2']) {
    await stack.servers[name].restart();
    print(`restarted ${name}`);
  }
  return describe('a rolling restart of apis, worker and sites', await load.stop());
}

async function stopReplica(stack) {
  const { home } = stack.pair;
  const load = startLoad(requestsOf(stack));
  await stopNode(home, otherNode(readRecord(home).primary));
  for (let nth = 0; nth < 40; nth += 1) {
    await (await fetch(`${stack.apiUrl}${SEARCH}&page=${1 + (nth % 3)}`, { headers: KEY })).arrayBuffer();
  }
  const counted = await load.stop();
  await startOther(stack.pair);
  return describe('the replica is stopped', counted);
}

/** No request hangs or gets a wrong answer while no database can be reached, and all are answered again afterwards. */
async function restartPooler(stack) {
  const { pooler } = stack.servers;
  const load = startLoad(requestsOf(stack));
  await pooler.stop();
  await delay(AWAY_MS);
  await pooler.start();
  const during = await load.stop();
  const unavailable = during.failures.filter(({ failure }) => failure === 'status 503');
  const loadAfter = startLoad(requestsOf(stack));
  await delay(AWAY_MS);
  const after = describe('', await loadAfter.stop());
  const others = during.failures.length - unavailable.length;
  return {
    what: `the pooler is away for ${AWAY_MS / 1000} s`,
    result: `${unavailable.length} requests got 503, ${others} failed otherwise; afterwards ${after.result}`,
    isGood: unavailable.length > 0 && others === 0 && after.isGood,
  };
}

function describe(what, { sent, failures }) {
  const total = Object.values(sent).reduce((sum, count) => sum + count, 0);
  const first = failures.slice(0, 5).map(({ name, failure, at }) => `${name} ${failure} at ${at}`);
  return {
    what,
    result: [`${failures.length} of ${total} requests failed`, ...first].join('; '),
    isGood: failures.length === 0 && total > 0,
  };
}

/** The environment of a stack for proofs: a fixed clock, and throwaway data. */
export function proofEnvironment(root) {
  return {
    CAMPAVIA_ENV: 'test',
    CAMPAVIA_NOW: '2027-03-15T08:00:00Z',
    CAMPAVIA_DATA: 'throwaway',
    CAMPAVIA_HOME: join(root, '.campavia/test'),
    RENDER_DEADLINE_MS: '2000',
    CALENDAR_TEST_HOSTS: '127.0.0.1',
    LOG_LEVEL: 'info',
  };
}
