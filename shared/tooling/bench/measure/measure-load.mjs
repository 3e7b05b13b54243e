import { Refusal } from '../../postgres/refusal.mjs';
import { outlineOf } from './outline.mjs';
import { readLoad } from './record-load.mjs';
import { requestDepth } from './request-depth.mjs';

const CONTENT_MS = 60_000;
const FAILURE = 'main > [id$="-failed"]';

/** Opens an address as a first visitor, on a slow line by default, and measures until the page is idle. */
export function measureLoad(measuringBrowser, url, conditions = {}) {
  return measuringBrowser.withPage(conditions, async ({ page, traffic }) => {
    await open(page, url);
    await traffic.waitUntilIdle();
    const load = await page.evaluate(readLoad);
    const requests = traffic.list();
    const scripts = requests.filter(({ type }) => type === 'Script');
    return {
      ...load,
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: requests.length,
      depth: requestDepth(requests, url),
    };
  });
}

/**
 * The outline of the final page, in the same state on both sides: the first key hydrates a page that the server has
 * rendered, the next one loads the parts that a hydrated page defers, such as the buttons that save a camper.
 */
export function readOutline(measuringBrowser, url) {
  return measuringBrowser.withPage({ isNear: true, cpu: 1 }, async ({ page, traffic }) => {
    await open(page, url);
    await traffic.waitUntilIdle();
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => !document.querySelector('main > div[data-rendered]'));
    await traffic.waitUntilIdle();
    await page.keyboard.press('Shift');
    await traffic.waitUntilIdle();
    return outlineOf(await page.evaluate(() => document.body.outerHTML));
  });
}

/** Opens an address and waits until the page's content is complete. */
export async function open(page, url) {
  const answer = await page.goto(url, { waitUntil: 'commit' });
  if (!answer?.ok()) throw new Refusal(`${url} answers ${answer?.status()}`);
  if (page.url() !== url) throw new Refusal(`${url} redirects to ${page.url()}: measure that`);
  await page.waitForFunction(() => window.campaviaLoad?.content > 0, undefined, {
    timeout: CONTENT_MS,
    polling: 250,
  });
  // The panel in place of a failed part has a heading as well.
  if ((await page.locator(FAILURE).count()) > 0)
    throw new Refusal(`${url} shows a failure instead of its page`);
}
