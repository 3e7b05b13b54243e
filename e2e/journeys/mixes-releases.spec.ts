import { startCopiedSite, type CopiedSite } from '../faults/copied-site';
import { publishThrowing } from '../faults/throwing-release';
import { expect, test } from '../fixtures';
import { barriersOn } from '../pages/axe';
import { compositionOf, MixerPanel } from '../pages/mixer-panel';

let site: CopiedSite;
let staging: string;
let other: string;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await startCopiedSite();
  staging = site.url.replace('//localhost', '//staging.localhost');
  other = await publishThrowing(site, 'mf-search');
});
test.afterAll(() => site.stop());

test('a squad mixes releases on staging with the keyboard and shares the link', async ({
  page,
  browser,
  complaints,
}) => {
  const answer = await page.goto(`${staging}/en-ie`);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  const mixer = new MixerPanel(page);
  await mixer.launcher.focus();
  await page.keyboard.press('Enter');
  await mixer.chooserOf('mf-search').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(other);
  await expect(mixer.option(other)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await mixer.expectVerdict(/fit together/);
  expect(await barriersOn(page)).toEqual([]);

  await mixer.makeLink.click();
  const link = await mixer.link.inputValue();
  await mixer.apply.click();
  await page.waitForURL((url) => !url.search.includes('mix'));
  await expect(mixer.launcher).toBeVisible();
  expect((await compositionOf(page)).parts['mf-search']?.version).toBe(other);

  const colleague = await (await browser.newContext()).newPage();
  const shared = await colleague.goto(link);
  expect(shared?.headers()['x-robots-tag']).toContain('noindex');
  expect((await compositionOf(colleague)).parts['mf-search']?.version).toBe(other);
  const forger = await (await browser.newContext()).newPage();
  await forger.goto(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  expect((await compositionOf(forger)).parts['mf-search']?.version).toBe(site.parts['mf-search']);

  await MixerPanel.open(page);
  await mixer.reset.click();
  await page.waitForURL((url) => !url.search.includes('mix'));
  await expect(mixer.launcher).toBeVisible();
  expect((await compositionOf(page)).mix).toBeUndefined();
  expect(complaints).toEqual([]);
});

test('visitors of production neither see the mixer nor load any of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = await page.goto(`${site.url}/en-ie`, { waitUntil: 'networkidle' });
  expect(answer?.headers()['x-robots-tag']).toBeUndefined();
  await expect(new MixerPanel(page).launcher).toHaveCount(0);
  expect(asked.filter((url) => url.includes('mixer'))).toEqual([]);
  expect((await page.request.get(`${site.url}/_registry/mixer`)).status()).toBe(404);
});
