import type { Browser, BrowserContext, Page } from '@playwright/test';

import { startCopiedSite, type CopiedSite } from '../faults/copied-site';
import { expect, test } from '../fixtures';
import { HomePage } from '../pages/home-page';
import { checkOutEarlier, type EarlierSources } from '../releases/earlier-sources';
import { someVisitors, versionFor, type Visitor } from '../releases/visitors';

const EARLIER = '48e89206c8712c872d393927e3c380aff0bf8057';
const VERSION = '1.1.0';
const TODAYS_WORDS = 'Rent a camper. Keep the road.';
const OTHER_WORDS = 'Take the road. Bring it back.';

let site: CopiedSite;
let sources: EarlierSources;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  [site, sources] = await Promise.all([startCopiedSite(), checkOutEarlier(EARLIER)]);
  await sources.reword('mf-search', 'search.home.title', OTHER_WORDS);
  const folder = await sources.build('mf-search', VERSION);
  await site.release('publish', '--from', folder);
});
test.afterAll(() => Promise.all([site.stop(), sources.remove()]));

/** A browser of a visitor, and what goes wrong in it. */
async function openAs(browser: Browser, visitor: Visitor, wrong: string[]): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US' });
  await context.addCookies([{ name: 'campavia_visitor', value: visitor.cookie, url: site.url }]);
  context.on('requestfailed', (request) => wrong.push(`${request.url()} ${request.failure()?.errorText}`));
  context.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.url()} ${response.status()}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  return context;
}

/** Counts the React renderers that make themselves known to the page's developer tools. */
function countRenderers(): void {
  const page = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: object; renderers?: number };
  page.renderers = 0;
  const inject = () => (page.renderers = (page.renderers ?? 0) + 1);
  const ignore = () => undefined;
  const more = { onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore, onPostCommitFiberRoot: ignore };
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: false, supportsFiber: true, inject, ...more };
}

async function openHome(context: BrowserContext): Promise<HomePage> {
  const page = await context.newPage();
  await page.addInitScript(countRenderers);
  await page.goto(site.url);
  return new HomePage(page, '');
}

function tabOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

test('a squad gives its release to some, to all, and takes it back, and no visitor meets an error', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const wrong: string[] = [];
  const visitors = await someVisitors(site.home, 10);
  const ask = () => Promise.all(visitors.map((visitor) => versionFor(site.url, visitor, 'mf-search')));
  const todays = site.parts['mf-search'] ?? '';

  await site.release('canary', `mf-search@${VERSION}`, '--percent', '50');
  const drawn = await ask();
  expect(new Set(drawn)).toEqual(new Set([todays, VERSION]));
  expect(await ask()).toEqual(drawn);

  const [early, late] = [visitors[drawn.indexOf(VERSION)], visitors[drawn.indexOf(todays)]];
  const earlyHome = await openHome(await openAs(browser, early as Visitor, wrong));
  await expect(earlyHome.heading).toHaveText(OTHER_WORDS);
  expect(await earlyHome.page.evaluate(() => (window as { renderers?: number }).renderers)).toBe(1);
  const { page, heading, header, words } = await openHome(await openAs(browser, late as Visitor, wrong));
  await expect(heading).toHaveText(TODAYS_WORDS);

  const tab = await tabOf(page);
  const news = page.waitForResponse(async (answer) => {
    return answer.url().includes('/latest-build.json') && (await answer.json()).id !== (await idOf(page));
  });
  await site.release('promote', `mf-search@${VERSION}`, '--to', 'production');
  await news;
  await expect(heading).toHaveText(TODAYS_WORDS);
  expect(await tabOf(page)).toBe(tab);

  await header.getByRole('link', { name: words.findACamper }).click();
  await expect(page).toHaveURL(/\/s$/);
  await header.getByRole('link', { name: 'Campavia' }).click();
  await expect(heading).toHaveText(OTHER_WORDS);
  expect(await tabOf(page)).not.toBe(tab);

  await site.release('rollback', 'production');
  expect(new Set(await ask())).toEqual(new Set([todays]));
  await page.reload();
  await expect(heading).toHaveText(TODAYS_WORDS);
  expect(wrong).toEqual([]);
});

/** The composition that a page stands in. */
function idOf(page: Page): Promise<string> {
  return page
    .locator('script#composition')
    .evaluate((element) => JSON.parse(element.textContent ?? '').id as string);
}
