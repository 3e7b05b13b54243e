import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';

import { formatTable, checkLimit } from './budget-table.mjs';
import { findGuestPages } from './guest-pages.mjs';
import { measurePage } from './measure-page.mjs';
import { findOwnerPages } from './owner-pages.mjs';

const API_HEADERS = { 'x-api-key': 'campavia-web', 'accept-language': 'en-GB' };
const SEARCH = '/s?latitude=45.9&longitude=6.12&radius=100';
const LANDING = '/campervan-hire/annecy';
const DATES = 'date_from=2027-06-29&date_to=2027-07-06';
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
    const search = await measureSearch(browser);
    const landing = await measurePage(browser, `${site}${LANDING}`);
    const camper = `${site}/campers/${await anyCamper()}`;
    const listing = await measurePage(browser, camper);
    const listingForDates = await measurePage(browser, `${camper}?${DATES}`);
    const earnings = await measurePage(browser, `${site}/earnings`);
    const guide = await measurePage(browser, `${site}/rv-hire-with-pets`);
    const help = await measurePage(browser, `${site}/help`);
    const inGerman = await measurePage(browser, `${site}/de${SEARCH}`);
    const guest = await measureAll(browser, findGuestPages);
    const owner = await measureAll(browser, findOwnerPages);
    const pages = [
      home,
      ...search.pages,
      landing,
      listing,
      listingForDates,
      earnings,
      guide,
      help,
      inGerman,
      ...Object.values(guest),
      ...Object.values(owner),
    ];
    return [
      { name: 'JavaScript of the home page', bytes: total(home.scripts), limit: 160 },
      ...search.rows,
      { name: 'JavaScript of a landing page', bytes: total(landing.scripts), limit: 160 },
      { name: 'JavaScript of a listing', bytes: total(listing.scripts), limit: 160 },
      { name: 'JavaScript of a listing for dates', bytes: total(listingForDates.scripts), limit: 160 },
      { name: 'JavaScript of the earnings simulator', bytes: total(earnings.scripts), limit: 199 },
      { name: 'JavaScript of a page of text', bytes: total(guide.scripts), limit: 160 },
      { name: 'JavaScript of the help', bytes: total(help.scripts), limit: 160 },
      ...measureGuestPages(guest),
      ...measureOwnerPages(owner),
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

async function measureSearch(browser) {
  const touches = [pressKey, openMap];
  const narrow = await measurePage(browser, `${site}${SEARCH}`, { viewport: NARROW, touches });
  // Beside the list, wide windows show a picture of the map.
  const wide = await measurePage(browser, `${site}${SEARCH}`);
  // Once the page is hydrated, the next interaction loads the hearts of the cards as well.
  const [, second] = narrow.added;
  const hearts = ofPart(second, 'mf-trips');
  const map = withoutPart(without(second, hearts), 'mf-listing');
  return {
    pages: [narrow, wide],
    rows: [
      { name: 'JavaScript of search', bytes: total(narrow.scripts), limit: 157 },
      { name: 'JavaScript of search beside a map', bytes: total(wide.scripts), limit: 160 },
      { name: 'JavaScript of the map on top', bytes: total(map), limit: 40 },
      { name: 'JavaScript of the hearts at the first interaction', bytes: total(hearts), limit: 20 },
    ],
  };
}

/** @param pages of `findGuestPages`, measured */
function measureGuestPages({ trips, payableTrip, ongoingTrip, extend, step, payment }) {
  return [
    { name: 'JavaScript of a step to a trip', bytes: total(step.scripts), limit: 236 },
    { name: 'JavaScript of paying a trip', bytes: total(payment.scripts), limit: 240 },
    { name: 'JavaScript of the trips', bytes: total(trips.scripts), limit: 235 },
    { name: 'JavaScript of a trip to be paid', bytes: total(payableTrip.scripts), limit: 240 },
    { name: 'JavaScript of a trip that goes on', bytes: total(ongoingTrip.scripts), limit: 240 },
    { name: 'JavaScript of changing a trip', bytes: total(extend.scripts), limit: 236 },
  ];
}

function measureOwnerPages(pages) {
  const own = Object.entries(pages).map(([name, { scripts }]) => ({
    name: `JavaScript of an owner’s ${name}`,
    bytes: total(scripts),
    limit: 240,
  }));
  const bytes = largest(Object.values(pages), ({ scripts }) => total(ofPart(scripts, 'mf-trips')));
  return [...own, { name: 'JavaScript of a piece of trips on an owner’s page', bytes, limit: 40 }];
}

/** One page after the other, in a session. */
async function measureAll(browser, findPages) {
  const { cookies, paths } = await findPages(site);
  const results = {};
  for (const [name, path] of Object.entries(paths))
    results[name] = await measurePage(browser, site + path, { cookies });
  return results;
}

async function pressKey(page) {
  await page.keyboard.press('Shift');
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

/** Pages prefetch the targets of their links; these do not count. */
function withoutPart(scripts, part) {
  return without(scripts, ofPart(scripts, part));
}

function ofPart(scripts, part) {
  return new Map([...scripts].filter(([url]) => new URL(url).pathname.includes(`/${part}/`)));
}

function largest(pages, measure) {
  return Math.max(...pages.map(measure));
}

function total(scripts) {
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}
