import { addDays, addMonths, differenceInCalendarDays, formatISO, parseISO } from 'date-fns';

import { Refusal } from '../../postgres/refusal.mjs';
import { open } from '../measure/measure-load.mjs';
import { CONDITIONS } from '../measure/measuring-browser.mjs';
import { recordInteractions, takeInteraction } from '../measure/record-interactions.mjs';
import { median, percentile } from '../statistics.mjs';
import { figure, formatTable } from '../table.mjs';

const OWNER = { username: 'owner@campavia.test', password: 'campavia' };
const HEADERS = { 'x-api-key': 'campavia-web', 'accept-language': 'en-US' };
const FEED = /\/3\/products\/\d+\/calendar-feed\//;
const MONTHS = 24;
const ENTRIES = 200;
const REASONS = ['PERSONAL_USE', 'OTHER_WEBSITE', 'BREAKDOWN', 'WINTERING', 'OTHER'];
const IDLE_MS = 500;

/** The time from a key or a click in an owner's calendar of two years to the frame that shows its effect. */
export const ownerCalendar = {
  name: 'owner-calendar',
  title: 'Calendar of an owner with two years',
  needsSite: true,
  run,
};

async function run({ site, measuringBrowser, clicks, progress }) {
  const tokens = await call(site.url, '/oauth/token/', {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', client_id: 'campavia-web', ...OWNER }),
  });
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const { results } = await call(site.url, '/3/products/me/paginated/', { headers });
  const camper = results.find(({ state }) => state === 'bookable');
  if (!camper) throw new Refusal(`${OWNER.username} has no camper that can be booked`);
  const page = `${site.url}/d/campers/${camper.id}/calendar`;
  const times = await progress.step("Working in an owner's calendar", (showStatus) =>
    measuringBrowser.withPage({ isNear: true }, (opened) =>
      measureWork({ ...opened, site, address: page, tokens, rounds: clicks, showStatus }),
    ),
  );
  return { problems: [], text: describe(times) };
}

async function call(url, path, { headers = {}, ...init }) {
  const answer = await fetch(url + path, { ...init, headers: { ...HEADERS, ...headers } });
  if (!answer.ok) throw new Refusal(`${path} answers ${answer.status}`);
  return answer.json();
}

async function measureWork({ page, traffic, site, address, tokens, rounds, showStatus }) {
  await page.context().addCookies(cookiesOf(site.url, tokens));
  await page.route(FEED, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: fill(await response.json()) });
  });
  await page.addInitScript(recordInteractions);
  await open(page, address);
  await traffic.waitUntilIdle(IDLE_MS);
  const times = new Map();
  for (let round = 1; round <= rounds; round += 1) {
    showStatus(`${round} of ${rounds}`);
    for (const [name, interact] of interactions(page, round <= rounds / 2 + 1)) {
      await interact();
      const ms = await page.evaluate(takeInteraction);
      times.set(name, [...(times.get(name) ?? []), ms]);
    }
  }
  return times;
}

function cookiesOf(url, { access_token, refresh_token }) {
  const terms = { url, secure: true, sameSite: 'Lax' };
  return [
    { ...terms, name: 'campaviaAPI_access_token', value: access_token },
    { ...terms, name: 'campaviaAPI_refresh_token', value: refresh_token },
  ];
}

/** The camper's own data, with 24 months and 200 entries. */
function fill(feed) {
  const begin = parseISO(feed.date_from);
  const end = addMonths(begin, MONTHS);
  const step = Math.floor(differenceInCalendarDays(end, begin) / ENTRIES);
  const periods = Array.from({ length: ENTRIES }, (_, entry) => ({
    id: 1_000_000 + entry,
    date_from: toDay(addDays(begin, entry * step)),
    date_to: toDay(addDays(begin, entry * step + 1)),
    reason: REASONS[entry % REASONS.length],
    comment: '',
    is_read_only: false,
  }));
  const last = { ...feed.prices.at(-1), date_to: toDay(end) };
  return { ...feed, date_to: toDay(end), periods, prices: [...feed.prices.slice(0, -1), last] };
}

const toDay = (date) => formatISO(date, { representation: 'date' });

/** Typical actions of an owner in a month, in order: each leaves the page ready for the next. */
function interactions(page, isForward) {
  const days = page.locator('main [role="grid"] [data-day]');
  const name = isForward ? 'Next month' : 'Previous month';
  return [
    ['another month', () => page.getByRole('button', { name }).click()],
    ['a day chosen', () => days.nth(6).click()],
    ['days up to another', () => days.nth(15).click({ modifiers: ['Shift'] })],
    ['the next day by key', () => page.keyboard.press('ArrowRight')],
    ['a week further by key', () => page.keyboard.press('ArrowDown')],
  ];
}

function describe(times) {
  const all = [...times.values()].flat();
  const row = (name, list) => [
    name,
    ...[median(list), percentile(list, 95), Math.max(...list)].map((value) => figure(value)),
  ];
  return [
    `Conditions: ${CONDITIONS.near}; the calendar of a camper with ${MONTHS} months and ${ENTRIES} entries.`,
    'From the input to the next frame, as the browser reports it, in steps of 8 ms; shorter than 16 ms counts as 16.',
    '',
    formatTable(
      ['Interaction', 'Median, ms', '95th percentile, ms', 'Slowest, ms'],
      [...[...times].map(([name, list]) => row(name, list)), row('all', all)],
      1,
    ),
  ].join('\n');
}
