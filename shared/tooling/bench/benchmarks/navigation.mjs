import { Refusal } from '../../postgres/refusal.mjs';
import { CONDITIONS } from '../measure/laboratory.mjs';
import { open } from '../measure/measure-load.mjs';
import { SEARCH } from '../pages.mjs';
import { arrivalOf, recordArrival } from '../measure/record-arrival.mjs';
import { median, percentile } from '../statistics.mjs';
import { figure, formatTable } from '../table.mjs';

const LINKS = 'main a[href*="/campers/"]';
const IDLE_MS = 500;

/** From the click on a result, warmed by hovering over it, to the content of another remote's page. */
export const navigation = { name: 'navigation', title: 'From a result to its page', needsSite: true, run };

async function run({ site, laboratory, clicks, progress }) {
  const times = await progress.step('Clicking', async (showStatus) => {
    const measured = [];
    for (let click = 0; click < clicks; click += 1) {
      showStatus(`${click + 1} of ${clicks}`);
      measured.push(await measureClick({ laboratory, url: site.url + SEARCH, click }));
    }
    return measured;
  });
  return { problems: [], text: describe(times) };
}

function measureClick({ laboratory, url, click }) {
  return laboratory.withPage({ isNear: true }, async ({ page, traffic }) => {
    await open(page, url);
    await traffic.waitUntilIdle(IDLE_MS);
    const links = page.locator(LINKS);
    const count = await links.count();
    if (count === 0) throw new Refusal(`${url} links to no camper`);
    const link = links.nth(click % count);
    await link.hover();
    await traffic.waitUntilIdle(IDLE_MS);
    await page.evaluate(recordArrival);
    await link.click();
    const arrival = await page.waitForFunction(arrivalOf, undefined, { polling: IDLE_MS });
    return arrival.jsonValue();
  });
}

function describe(times) {
  const row = [median(times), percentile(times, 95), Math.max(...times)].map((value) => figure(value));
  return [
    `Conditions: ${CONDITIONS.near}. ${times.length} clicks on results of \`${SEARCH}\`, each on a page of its own,`,
    'after a hover and half a second of silence; from the click to the frame in which the heading of the',
    "camper's page stands and nothing is busy, its data fetched in between.",
    '',
    formatTable(
      ['Way', 'Median, ms', '95th percentile, ms', 'Slowest, ms'],
      [['search → listing', ...row]],
      1,
    ),
  ].join('\n');
}
