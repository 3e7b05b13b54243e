import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import fastify from 'fastify';

import { createSiteFixture, type SiteFixture } from '../../server/test/site-fixture';

const PART = 'mf-good';
const VERSIONS = Array.from({ length: 8 }, (_, nth) => `1.0.${nth}`);
const CLIENTS = 5;

const HEADERS = { cookie: 'i18n_redirected=en-us' };
const MOST_MB_PER_100 = 1;
/** Releases that visitors may still ask for: the new one, the one before it, and one that is being started. */
const MOST_PROCESSES = 4;
const LONGEST_END_MS = 10_000;
const POLL_MS = 50;
const MB = 1024 * 1024;

export interface MemorySample {
  swaps: number;
  mb: number;
}

export interface Swapping {
  swaps: number;
  requests: number;
  /** The faults found in documents, each once. */
  faults: string[];
  failed: number;
  /** Processes of server parts that remain at the end. */
  processes: number;
  memory: MemorySample[];
}

/** Visitors request pages of a part whose release is replaced again and again. */
export async function measureSwaps({ swaps }: { swaps: number }): Promise<Swapping> {
  const api = fastify();
  api.get('/3/referential/', async () => ({ flags: {}, routing: {} }));
  const fixture = await createSiteFixture(await api.listen({ port: 0, host: '127.0.0.1' }));
  const others = countChildren();
  try {
    publishAll(fixture);
    const site = await fixture.start({ documentCacheMb: 1 });
    await site.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.server.address() as AddressInfo;
    const visitors = startVisitors(`http://127.0.0.1:${port}`);
    const memory: MemorySample[] = [];
    for (let nth = 1; nth <= swaps; nth += 1) {
      const version = VERSIONS[nth % VERSIONS.length] ?? '';
      await fixture.act(site, 'promoted', { channel: 'production', releases: { [PART]: version } });
      if (nth % Math.ceil(swaps / 20) === 0) memory.push({ swaps: nth, mb: usedMegabytes() });
    }
    const stopped = await visitors.stop();
    return { swaps, ...stopped, processes: await countSettled(others), memory };
  } finally {
    await fixture.remove();
    await api.close();
  }
}

function publishAll(fixture: SiteFixture): void {
  fixture.publish({ part: 'shell', version: '1.0.0', files: { 'main.js': '1' } });
  for (const version of VERSIONS) {
    const server = `exports.handle = async ({ path }) => ({ status: 200, data: { path } });
      exports.render = async () => ({ html: '<h1>Release ${version}</h1>', styles: '' });`;
    fixture.publish({
      part: PART,
      version,
      files: { 'remote.js': version, 'server.cjs': server },
      addresses: [{ id: 'good', pattern: '/good/{id}', document: true }],
    });
  }
  const releases = { shell: '1.0.0', [PART]: '1.0.0' };
  fixture.registry.append('promoted', { channel: 'production', releases });
}

function startVisitors(url: string) {
  const faults = new Set<string>();
  let [requests, failed, isOver] = [0, 0, false];

  async function visit(client: number): Promise<void> {
    for (let nth = 0; !isOver; nth += 1) {
      const fault = await findFault(`${url}/good/${client}-${nth % 50}`);
      requests += 1;
      if (fault === undefined) continue;
      failed += 1;
      faults.add(fault);
    }
  }

  const visits = Promise.all(Array.from({ length: CLIENTS }, (_, client) => visit(client)));
  return {
    async stop() {
      isOver = true;
      await visits;
      return { requests, failed, faults: [...faults] };
    },
  };
}

/** A page must be complete, and of the release whose scripts its document loads. HTML may be missing. */
export async function findFault(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { headers: HEADERS, redirect: 'manual' });
    const text = await answer.text();
    if (answer.status !== 200) return `status ${answer.status}`;
    return findMix(text);
  } catch (error) {
    return `no answer: ${String(error)}`;
  }
}

export function findMix(html: string): string | undefined {
  const rendered = /data-rendered="(1\.0\.\d)"><h1>Release (1\.0\.\d)<\/h1>/.exec(html);
  if (!rendered) return html.includes(`/releases/${PART}/`) ? undefined : 'a document without its part';
  const [, marked = '', drawn] = rendered;
  const isLoaded = html.includes(`/releases/${PART}/${marked}/remote.js`);
  return marked === drawn && isLoaded ? undefined : 'a page of one release with scripts of another';
}

export function findViolations({ swaps, requests, failed, faults, processes, memory }: Swapping): string[] {
  const slope = slopeOf(memory);
  return [
    ...(requests < swaps ? [`${requests} requests during ${swaps} swaps are no load`] : []),
    ...(failed > 0 ? [`${failed} requests failed: ${faults.join(', ')}`] : []),
    ...(processes > MOST_PROCESSES ? [`${processes} processes of server parts are left`] : []),
    ...(slope > MOST_MB_PER_100 ? [`memory grows by ${slope.toFixed(2)} MB per 100 swaps`] : []),
  ];
}

/** Megabytes per 100 swaps: least squares over the second half, once caches are filled. */
export function slopeOf(samples: readonly MemorySample[]): number {
  const settled = samples.slice(Math.floor(samples.length / 2));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(settled.map(({ swaps }) => swaps)), mean(settled.map(({ mb }) => mb))];
  const top = settled.reduce((sum, { swaps, mb }) => sum + (swaps - x) * (mb - y), 0);
  const bottom = settled.reduce((sum, { swaps }) => sum + (swaps - x) ** 2, 0);
  return bottom === 0 ? 0 : (100 * top) / bottom;
}

function usedMegabytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MB;
}

/** Processes of server parts, once those that were replaced had time to end. */
async function countSettled(others: number): Promise<number> {
  const latest = Date.now() + LONGEST_END_MS;
  while (countChildren() - others > MOST_PROCESSES && Date.now() < latest) await setTimeout(POLL_MS);
  return countChildren() - others;
}

function countChildren(): number {
  try {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).length;
  } catch {
    return 0;
  }
}
