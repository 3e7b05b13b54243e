import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { findFreePort } from '../start/ports.mjs';
import { endGroup, launch, signalGroup } from '../start/processes.mjs';
import { findPrometheus } from './find-program.mjs';

const DASHBOARDS = 'deploy/dashboards';
const ALERTS = 'deploy/alerts/campavia.yml';
const STARTED_MS = 20_000;
/** How long a query may have no rows: values arrive every few seconds, and a rate needs two of them. */
const ARRIVED_MS = 30_000;
/** Measured only where the edge has a certificate. */
const WITH_CERTIFICATE = /campavia_certificate_/;

/**
 * Starts Prometheus with our alert rules; it reads what the receiver of telemetry has, until `lifetime` stops it.
 *
 * @returns `{ proveQueries, proveRules }`; both resolve with a row of the proof
 */
export async function startPrometheus({ root, home, telemetry, lifetime }) {
  const folder = join(home, 'prometheus');
  const url = `http://127.0.0.1:${await findFreePort()}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // YAML contains JSON.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(settingsOf({ root, telemetry })));
  const args = [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=${new URL(url).host}`,
  ];
  const output = openSync(join(folder, 'prometheus.log'), 'a');
  const { identity } = launch(findPrometheus(home), args, { cwd: folder, stdio: ['ignore', output, output] });
  closeSync(output);
  lifetime.add({
    name: 'prometheus',
    stop: () => endGroup(identity),
    kill: () => signalGroup(identity, 'SIGKILL'),
  });
  await waitUntilReady(url);
  return {
    proveQueries: () => proveQueries(url, root),
    proveRules: () => proveRules(url),
  };
}

function settingsOf({ root, telemetry }) {
  return {
    global: { scrape_interval: '2s', evaluation_interval: '2s' },
    rule_files: [join(root, ALERTS)],
    scrape_configs: [
      {
        job_name: 'collector',
        // As documented for the collector: the processes that measured name themselves.
        honor_labels: true,
        static_configs: [{ targets: [new URL(telemetry.url).host] }],
      },
    ],
  };
}

async function waitUntilReady(url) {
  const deadline = Date.now() + STARTED_MS;
  while (!(await fetch(`${url}/-/ready`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error(`Prometheus does not answer at ${url}`);
    await delay(200);
  }
}

/** Every query of the dashboards has rows. */
async function proveQueries(url, root) {
  const queries = listQueries(root).filter((query) => !WITH_CERTIFICATE.test(query));
  const deadline = Date.now() + ARRIVED_MS;
  let empty = queries;
  while (empty.length > 0 && Date.now() < deadline) {
    empty = await findEmpty(url, empty);
    await delay(500);
  }
  return {
    what: `${queries.length} queries of the dashboards at Prometheus`,
    result: empty.length === 0 ? 'all have rows' : `without rows: ${empty.join('; ')}`,
    isGood: empty.length === 0 && queries.length > 0,
  };
}

async function findEmpty(url, queries) {
  const rows = await Promise.all(
    queries.map((query) => askFor(url, `query?${new URLSearchParams({ query })}`)),
  );
  return queries.filter((_, index) => rows[index].result.length === 0);
}

/** Prometheus has evaluated every alert rule without an error. */
async function proveRules(url) {
  const { groups } = await askFor(url, 'rules');
  const rules = groups.flatMap((group) => group.rules);
  const wrong = rules
    .filter(({ health }) => health !== 'ok')
    .map(({ name, lastError }) => `${name} ${lastError}`);
  return {
    what: `${rules.length} alert rules at Prometheus`,
    result: wrong.length === 0 ? 'all are evaluated' : wrong.join('; '),
    isGood: wrong.length === 0 && rules.length > 0,
  };
}

/** @throws Error with the words of Prometheus if it does not understand a query */
async function askFor(url, path) {
  const { status, data, error } = await (await fetch(`${url}/api/v1/${path}`)).json();
  if (status !== 'success') throw new Error(`${path}: ${error}`);
  return data;
}

function listQueries(root) {
  const files = readdirSync(join(root, DASHBOARDS)).map((file) => join(root, DASHBOARDS, file));
  const panels = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).panels);
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}
