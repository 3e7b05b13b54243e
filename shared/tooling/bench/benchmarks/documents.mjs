import { Refusal } from '../../postgres/refusal.mjs';
import { measureRequestLoad } from '../measure/request-load.mjs';
import { findPages } from '../pages.mjs';
import { figure, formatTable } from '../table.mjs';

/** A returning visitor. */
const VISITOR = { cookie: 'i18n_redirected=en-us' };
const GZIP = { 'accept-encoding': 'gzip' };
/** A page is cached once it could be rendered in time. */
const MAX_TRIES = 40;
const BETWEEN_TRIES_MS = 250;
/** Twenty users who each send ten requests per second. */
const LOW_RATE = { connections: 20, pauseMs: 100 };

/** Documents of visitors, requested by a program on the same cores. */
export const documents = { name: 'documents', title: 'Documents', needsSite: true, run };

async function run({ site, rounds, progress }) {
  const seconds = Math.max(0.3, rounds / 25);
  const pages = await findPages(site.url);
  const rows = await progress.step('Asking for documents', async (showStatus) => {
    const measured = [];
    for (const navigation of listNavigations(pages)) {
      showStatus(navigation.name);
      if (navigation.path) await waitUntilCached(site.url, navigation.path);
      measured.push(describe(navigation, await measure(site.url, navigation, seconds)));
    }
    return measured;
  });
  const head = ['Document', 'clients', 'a second', 'ms p50', 'ms p99', 'KiB', 'not 200', 'target'];
  return { problems: [], text: [explain(seconds), '', formatTable(head, rows, 1)].join('\n') };
}

function listNavigations(pages) {
  const target = '≥ 1,500 a second';
  const kept = pages.flatMap(({ name, path }) => [
    { name: `${name}, kept`, path, target },
    { name: `${name}, kept, gzip`, path, headers: GZIP, target: '–' },
  ]);
  const [{ path: home }] = pages;
  return [
    ...kept,
    { name: 'home, cached, requested at a low rate', path: home, ...LOW_RATE, target: 'p50 ≤ 3, p99 ≤ 15' },
    { name: 'searches, each different', pathOf: inventSearch, target: '≥ 150 a second, p99 ≤ 400' },
  ];
}

function measure(url, { path, pathOf = () => path, headers, connections = 50, pauseMs }, seconds) {
  return measureRequestLoad({
    url,
    connections,
    seconds,
    pauseMs,
    requestOf: (index) => ({ path: pathOf(index), headers: { ...VISITOR, ...headers } }),
  });
}

/** A random place in the middle of France, in the format of the site. */
function inventSearch() {
  const between = (least, most) => Number((least + Math.random() * (most - least)).toFixed(4));
  return `/s?latitude=${between(44, 48)}&longitude=${between(1, 6)}&radius=100`;
}

async function waitUntilCached(url, path) {
  for (let nth = 0; nth < MAX_TRIES; nth += 1) {
    const answer = await fetch(url + path, { headers: VISITOR, redirect: 'manual' });
    if ((await answer.text()).includes('data-rendered=')) return;
    await new Promise((settle) => setTimeout(settle, BETWEEN_TRIES_MS));
  }
  throw new Refusal(`${url}${path} is not rendered on the server`);
}

function describe({ name, connections = 50, target }, { perSecond, p50, p99, statuses, kibibytes }) {
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const others = 100 - (100 * (statuses[200] ?? 0)) / all;
  const figures = [
    figure(perSecond),
    figure(p50, 1),
    figure(p99, 1),
    figure(kibibytes),
    `${figure(others)} %`,
  ];
  return [name, String(connections), ...figures, target];
}

function explain(seconds) {
  return [
    `Each for ${seconds} s, over keep-alive connections, by a program that shares the cores with site, api and database.`,
    'A cached document is rendered again every fifteen seconds while the old one is still sent; each is sent with a nonce and a',
    'page id of its own. Requests at a low rate show the time for composing a document without waiting for data.',
  ].join('\n');
}
