import { startCopiedSite, type CopiedSite } from '../faults/copied-site';
import { publishThrowing } from '../faults/throwing-release';
import { expect, STAY_QUERY, test } from '../fixtures';
import { SearchPage } from '../pages/search-page';
import { someVisitors, versionFor } from '../releases/visitors';

/** A visitor's patience with a page whose newest release is broken; much longer than it takes. */
const MOMENT = { timeout: 5_000 };
/** From the third report to the quarantine that everybody sees: the site looks at the release twice before. */
const NEWS = { timeout: 20_000 };

let site: CopiedSite;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await startCopiedSite();
});
test.afterAll(() => site.stop());

test('a release that throws as it loads costs three visitors a moment, and then nobody gets it any more', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const good = site.parts['mf-search'] ?? '';
  const broken = await publishThrowing(site, 'mf-search', 'loading');
  await site.choose('mf-search', broken);
  const [stranger, ...visitors] = await someVisitors(site.home, 4);
  if (!stranger) throw new Error('Nobody comes');
  expect(await versionFor(site.url, stranger, 'mf-search')).toBe(broken);

  for (const visitor of visitors) {
    expect(await versionFor(site.url, stranger, 'mf-search')).toBe(broken);
    const context = await browser.newContext({ locale: 'fr-FR' });
    await context.addCookies([{ name: 'campavia_visitor', value: visitor.cookie, url: site.url }]);
    const page = await context.newPage();
    const reported = page.waitForResponse('**/api/internals/failures');
    await page.goto(`${site.url}/fr/s?where=annecy&${STAY_QUERY}`);
    const results = new SearchPage(page, 'fr');
    await expect(results.cards.first()).toBeVisible(MOMENT);
    await expect(results.failure).toBeHidden();
    expect((await reported).status()).toBe(204);
    await context.close();
  }

  await expect.poll(() => versionFor(site.url, stranger, 'mf-search'), NEWS).toBe(good);
  const { entries } = (await site.release('history', '--limit', '1')) as {
    entries: { act: string; who: string; body: object }[];
  };
  expect(entries).toMatchObject([
    { act: 'quarantined', who: 'site', body: { part: 'mf-search', version: broken } },
  ]);
});
