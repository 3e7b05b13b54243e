import type { Browser, BrowserContext, Page } from '@playwright/test';

import { expect } from '../fixtures';
import type { Channel, CopiedSite } from '../faults/copied-site';
import { HomePage } from '../pages/search/home-page';
import { compositionOf } from '../pages/platform/mixer-panel';
import { someVisitors, versionFor, type Visitor } from './visitors';

const PART = 'mf-search';
/** The page was left before the answer. */
const LEFT_EARLY = 'net::ERR_ABORTED';

interface CanaryWalk {
  browser: Browser;
  site: CopiedSite;
  channel: Channel;
  version: string;
  headings: { new: string; today: string };
}

/** Each visitor keeps their release, and an open tab keeps its own until the next page. */
export async function walkCanary({ browser, site, channel, version, headings }: CanaryWalk): Promise<void> {
  const errors: string[] = [];
  const visitors = await someVisitors(site.home, 10);
  const ask = () => Promise.all(visitors.map((visitor) => versionFor(channel.url, visitor, PART)));
  const today = site.parts[PART] ?? '';
  const open = async (visitor: Visitor) =>
    openHome(await openAs(browser, visitor, { channel, errors }), channel);

  await site.release('canary', `${PART}@${version}`, '--percent', '50', '--to', channel.name);
  const assigned = await ask();
  expect(new Set(assigned)).toEqual(new Set([today, version]));
  expect(await ask()).toEqual(assigned);

  const [early, late] = [visitors[assigned.indexOf(version)], visitors[assigned.indexOf(today)]];
  const earlyHome = await open(early as Visitor);
  await expect(earlyHome.heading).toHaveText(headings.new);
  await earlyHome.whenInteractive();
  expect(await earlyHome.page.evaluate(() => (window as { renderers?: number }).renderers)).toBe(1);
  const { page, heading, header, texts: labels } = await open(late as Visitor);
  await expect(heading).toHaveText(headings.today);

  const tab = await timeOriginOf(page);
  const { id } = await compositionOf(page);
  const reported = page.waitForResponse(async (answer) => {
    return answer.url().includes('/latest-build.json') && (await answer.json()).id !== id;
  });
  await channel.promote(PART, version);
  await reported;
  await expect(heading).toHaveText(headings.today);
  expect(await timeOriginOf(page)).toBe(tab);

  await header.getByRole('link', { name: labels.findACamper }).click();
  await expect(page).toHaveURL(/\/s$/);
  await header.getByRole('link', { name: 'Campavia' }).click();
  await expect(heading).toHaveText(headings.new);
  expect(await timeOriginOf(page)).not.toBe(tab);

  await site.release('rollback', channel.name);
  expect(new Set(await ask())).toEqual(new Set([today]));
  await page.reload();
  await expect(heading).toHaveText(headings.today);
  expect(errors).toEqual([]);
}

async function openAs(
  browser: Browser,
  visitor: Visitor,
  { channel, errors }: { channel: Channel; errors: string[] },
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US' });
  await context.addCookies([{ name: 'campavia_visitor', value: visitor.cookie, url: channel.url }]);
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== LEFT_EARLY) errors.push(`${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.url()} ${response.status()}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return context;
}

async function openHome(context: BrowserContext, { url }: Channel): Promise<HomePage> {
  const page = await context.newPage();
  await page.addInitScript(countRenderers);
  await page.goto(url);
  return new HomePage(page, '');
}

/** Each copy of React on the page registers with the developer tools. */
function countRenderers(): void {
  const page = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: object; renderers?: number };
  page.renderers = 0;
  const inject = () => (page.renderers = (page.renderers ?? 0) + 1);
  const ignore = () => undefined;
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    inject,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
    onPostCommitFiberRoot: ignore,
  };
}

function timeOriginOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}
