import { setTimeout as delay } from 'node:timers/promises';

import { Refusal } from '../../postgres/refusal.mjs';
import { CONDITIONS } from '../measure/measuring-browser.mjs';
import { open } from '../measure/measure-load.mjs';
import { SEARCH } from '../pages.mjs';
import { arrivalOf, recordArrival, untilWithoutLongTasks } from '../measure/record-arrival.mjs';
import { median, percentile } from '../statistics.mjs';
import { figure, formatTable } from '../table.mjs';

const LINKS = 'main a[href*="/campers/"]';
const IDLE_MS = 500;
/** How long a person keeps a button of a mouse pressed. */
const PRESSED_MS = 80;

/**
 * The time from the click on a result, prefetched by hovering over it, to the heading and the content of another
 * remote's page.
 */
export const navigation = { name: 'navigation', title: 'From a result to its page', needsSite: true, run };

async function run({ site, measuringBrowser, clicks, progress }) {
  const times = await progress.step('Clicking', async (showStatus) => {
    const measured = [];
    for (let click = 0; click < clicks; click += 1) {
      showStatus(`${click + 1} of ${clicks}`);
      measured.push(await measureClick({ measuringBrowser, url: site.url + SEARCH, click }));
    }
    return measured;
  });
  return { problems: [], text: describe(times) };
}

function measureClick({ measuringBrowser, url, click }) {
  return measuringBrowser.withPage({ isNear: true }, async ({ page, traffic }) => {
    await open(page, url);
    await traffic.waitUntilIdle(IDLE_MS);
    const links = page.locator(LINKS);
    const count = await links.count();
    if (count === 0) throw new Refusal(`${url} links to no camper`);
    const link = links.nth(click % count);
    await link.hover();
    await traffic.waitUntilIdle(IDLE_MS);
    await page.evaluate(untilWithoutLongTasks, IDLE_MS);
    await traffic.waitUntilIdle(IDLE_MS);
    await page.evaluate(recordArrival);
    // By the mouse itself: Playwright's click checks what is under the pointer while the page answers.
    await page.mouse.down();
    await delay(PRESSED_MS);
    await page.mouse.up();
    const arrival = await page.waitForFunction(arrivalOf, undefined, { polling: IDLE_MS });
    return arrival.jsonValue();
  });
}

function describe(times) {
  return [
    `Conditions: ${CONDITIONS.near}. ${times.length} clicks on results of \`${SEARCH}\`, each on a page of its own,`,
    `after a hover and half a second without requests and tasks of more than 50 ms, by a button pressed for`,
    `${PRESSED_MS} ms; from the click to the frame in which the heading of the camper's page is visible, and to the one in`,
    'which nothing is busy.',
    '',
    formatTable(
      ['Way', 'Median, ms', '95th percentile, ms', 'Slowest, ms'],
      [
        describeNavigation(
          'search → heading of the listing',
          times.map(({ heading }) => heading),
        ),
        describeNavigation(
          'search → listing, nothing busy',
          times.map(({ content }) => content),
        ),
      ],
      1,
    ),
  ].join('\n');
}

function describeNavigation(name, times) {
  return [name, ...[median(times), percentile(times, 95), Math.max(...times)].map((value) => figure(value))];
}
