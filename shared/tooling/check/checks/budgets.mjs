import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';

import { formatTable, checkLimit } from './budget-table.mjs';
import { findGuestPages } from './guest-pages.mjs';
import { measurePage } from './measure-page.mjs';

const API_HEADERS = { 'x-api-key': 'campavia-web', 'accept-language': 'en-GB' };
const SEARCH = '/s?latitude=45.9&longitude=6.12&radius=100';
const LANDING = '/campervan-hire/annecy';
const NARROW = { width: 390, height: 844 };

const site = process.env.CAMPAVIA_URL ?? 'http://localhost:4300';
const [report] = process.argv.slice(2);

const rows = checkLimit(await measureSite());
console.log(formatTable(rows));
if (report) {
  const checks = rows.map((row) => ({ name: row.name, problems: row.problem ? [row.problem] : [] }));
  writeFileSync(report, JSON.stringify({ rows, checks }, null, 2));
}
process.exitCode = rows.some((row) => row.problem) ? 1 : 0;

async function measureSite() {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined });
  try {
    const home = await measurePage(browser, site);
    // Windows wide enough for it show the map by themselves; what it brings is known from one that has to ask.
    const { added: map } = await measurePage(browser, `${site}${SEARCH}`, {
      viewport: NARROW,
      then: openMap,
    });
    const search = await measurePage(browser, `${site}${SEARCH}`);
    const landing = await measurePage(browser, `${site}${LANDING}`);
    const listing = await measurePage(browser, `${site}/campers/${await anyCamper()}`);
    const inGerman = await measurePage(browser, `${site}/de${SEARCH}`);
    const { cookies, paths } = await findGuestPages(site);
    const { trips, payableTrip, extend, step, payment } = await inTurn(paths, (path) =>
      measurePage(browser, site + path, { cookies }),
    );
    const pages = [home, search, landing, listing, inGerman, trips, payableTrip, extend, step, payment];
    return [
      { name: 'JavaScript of the home page', bytes: total(home.scripts), limit: 199 },
      { name: 'JavaScript of search', bytes: total(without(search.scripts, map)), limit: 210 },
      { name: 'JavaScript of the map on top', bytes: total(withoutPart(map, 'mf-listing')), limit: 60 },
      { name: 'JavaScript of a landing page', bytes: total(landing.scripts), limit: 201 },
      { name: 'JavaScript of a listing', bytes: total(listing.scripts), limit: 202 },
      { name: 'JavaScript of a step to a trip', bytes: total(step.scripts), limit: 236 },
      { name: 'JavaScript of paying a trip', bytes: total(payment.scripts), limit: 240 },
      { name: 'JavaScript of the trips', bytes: total(trips.scripts), limit: 239 },
      { name: 'JavaScript of a trip to be paid', bytes: total(payableTrip.scripts), limit: 252 },
      { name: 'JavaScript of changing a trip', bytes: total(extend.scripts), limit: 240 },
      ...(await measureEntries(home.composition)),
      { name: 'messages of one page', bytes: largest(pages, messageBytes), limit: 15 },
      {
        name: 'CSS-in-JS text of one page',
        bytes: largest(pages, ({ styles }) => gzipSync(styles).length),
        limit: 20,
      },
    ];
  } finally {
    await browser.close();
  }
}

async function inTurn(paths, measure) {
  const results = {};
  for (const [name, path] of Object.entries(paths)) results[name] = await measure(path);
  return results;
}

async function openMap(page) {
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function anyCamper() {
  const answer = await fetch(`${site}/3/campers/search/?latitude=45.9&longitude=6.12&radius=300`, {
    headers: API_HEADERS,
  });
  const { results } = await answer.json();
  return results[0].id;
}

async function measureEntries({ parts }) {
  const remotes = Object.entries(parts).filter(([name]) => name !== 'shell');
  return Promise.all(
    remotes.map(async ([name, { entry }]) => {
      const answer = await fetch(new URL(entry, site));
      const content = Buffer.from(await answer.arrayBuffer());
      return {
        name: `entry of ${name}`,
        bytes: answer.ok ? gzipSync(content, { level: 6 }).length : undefined,
        limit: 10,
      };
    }),
  );
}

function messageBytes({ composition, scripts }) {
  const catalogues = Object.values(composition.parts).flatMap((part) => Object.values(part.messages ?? {}));
  const urls = new Set(catalogues.map(({ url }) => new URL(url, site).href));
  return total(new Map([...scripts].filter(([url]) => urls.has(url))));
}

function without(scripts, others) {
  return new Map([...scripts].filter(([url]) => !others.has(url)));
}

/** Pages fetch ahead what the links on them may lead to; that is not theirs. */
function withoutPart(scripts, part) {
  return new Map([...scripts].filter(([url]) => !new URL(url).pathname.includes(`/${part}/`)));
}

function largest(pages, measure) {
  return Math.max(...pages.map(measure));
}

function total(scripts) {
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}
