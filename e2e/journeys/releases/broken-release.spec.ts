import { publishThrowing } from '../../faults/throwing-release';
import { expect, ON_COPIED_SITE, STAY_QUERY, test } from '../../fixtures';
import { SearchPage } from '../../pages/search/search-page';
import { someVisitors, versionFor } from '../../releases/visitors';

/** Maximum wait of a visitor for a page whose newest release is broken; much longer than it takes. */
const SOON = { timeout: 5_000 };
/** From the third report to the quarantine for everybody: the site checks the release twice before. */
const QUARANTINED = { timeout: 20_000 };

test(
  'a release that throws while it loads delays three visitors, and is then quarantined for everybody',
  ON_COPIED_SITE,
  async ({ browser, copiedSite: site, releaseChannel: channel }) => {
    test.setTimeout(90_000);
    const good = site.parts['mf-search'] ?? '';
    const broken = await publishThrowing(site, 'mf-search', 'loading');
    await channel.promote('mf-search', broken);
    const [other, ...visitors] = await someVisitors(site.home, 4);
    if (!other) throw new Error('There are no visitors');

    for (const visitor of visitors) {
      expect(await versionFor(channel.url, other, 'mf-search')).toBe(broken);
      const context = await browser.newContext({ locale: 'fr-FR' });
      await context.addCookies([{ name: 'campavia_visitor', value: visitor.cookie, url: channel.url }]);
      const page = await context.newPage();
      const reported = page.waitForResponse('**/api/internals/failures');
      await page.goto(`${channel.url}/fr/s?where=annecy&${STAY_QUERY}`);
      const results = new SearchPage(page, 'fr');
      await expect(results.cards.first()).toBeVisible(SOON);
      await page.keyboard.press('Shift');
      await expect(results.failure).toBeHidden();
      expect((await reported).status()).toBe(204);
      await context.close();
    }

    await expect.poll(() => versionFor(channel.url, other, 'mf-search'), QUARANTINED).toBe(good);
    const { entries } = (await site.release('history', '--limit', '1')) as {
      entries: { act: string; who: string; body: object }[];
    };
    expect(entries).toMatchObject([
      { act: 'quarantined', who: 'site', body: { part: 'mf-search', version: broken } },
    ]);
  },
);
