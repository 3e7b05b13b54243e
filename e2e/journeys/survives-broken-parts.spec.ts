import { startCopiedSite, type CopiedSite } from '../faults/copied-site';
import { scriptFault } from '../faults/script-faults';
import { CAUSE, publishThrowing } from '../faults/throwing-release';
import { expect, STAY_QUERY, test } from '../fixtures';
import { ListingPage } from '../pages/listing-page';
import { SearchPage } from '../pages/search-page';

/** From the click to the panel, at most. */
const PATIENCE = { state: 'visible', timeout: 5_000 } as const;
const QUERY = `where=annecy&${STAY_QUERY}`;

for (const fault of Object.values(scriptFault)) {
  test(`while a camper's page is ${fault.name}, the search works, and after the repair the page comes`, async ({
    page,
  }) => {
    const repair = await fault.strike(page, 'mf-listing');
    const results = await SearchPage.open(page, 'fr', QUERY);
    const tab = await page.evaluate(() => performance.timeOrigin);
    const link = results.linkOf(results.cards.first());
    const title = await link.innerText();

    await link.click();
    const listing = new ListingPage(page, 'fr');
    await fault.waitOut(page);
    await listing.failure.waitFor(PATIENCE);
    await expect(listing.heading).toHaveText(listing.words.pageFails);
    await listing.expectFrame();
    expect(await page.evaluate(() => 'hasRunTampered' in window)).toBe(false);

    await listing.header.getByRole('link', { name: listing.words.findACamper }).click();
    await results.expectResults();
    await expect(listing.failure).toBeHidden();
    await page.goBack();
    await fault.waitOut(page);
    await listing.failure.waitFor(PATIENCE);

    await repair();
    await listing.retry.click();
    await expect(listing.heading).toHaveText(title);
    await expect(listing.failure).toBeHidden();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(tab);
  });

  test(`while the search is ${fault.name}, its own address shows the panel and a camper's page works`, async ({
    page,
    scenes,
  }) => {
    const repair = await fault.strike(page, 'mf-search');
    await page.goto(`/fr/s?${QUERY}`, { waitUntil: 'commit' });
    const results = new SearchPage(page, 'fr');
    await fault.waitOut(page);
    await results.failure.waitFor(PATIENCE);
    await results.expectFrame();

    const listing = await ListingPage.open(page, 'fr', await scenes.someCamper());
    await expect(listing.pricePanel).toBeVisible();
    await listing.header.getByRole('link', { name: listing.words.findACamper }).click();
    await fault.waitOut(page);
    await results.failure.waitFor(PATIENCE);
    await repair();
    await results.retry.click();
    await results.expectResults();
  });
}

test.describe('a release whose pages throw', () => {
  let site: CopiedSite;

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    site = await startCopiedSite();
    await site.choose('mf-listing', await publishThrowing(site, 'mf-listing'));
    // Nothing may stand in for it: with an earlier release that works, visitors would get that one.
    const good = `mf-listing@${site.parts['mf-listing']}`;
    await site.release('quarantine', 'add', good, '--reason', 'kept back for this journey');
  });
  test.afterAll(() => site.stop());

  test('shows the panel in its place, and the page once the cause is gone', async ({ page }) => {
    await page.goto(`${site.url}/fr/s?${QUERY}`);
    const results = new SearchPage(page, 'fr');
    await results.expectResults();
    await page.evaluate((cause) => document.documentElement.setAttribute(cause, ''), CAUSE);
    const link = results.linkOf(results.cards.first());
    const title = await link.innerText();

    await link.click();
    const listing = new ListingPage(page, 'fr');
    await listing.failure.waitFor(PATIENCE);
    await listing.expectFrame();
    await listing.header.getByRole('link', { name: listing.words.findACamper }).click();
    await results.expectResults();
    await page.goBack();
    await listing.failure.waitFor(PATIENCE);

    await page.evaluate((cause) => document.documentElement.removeAttribute(cause), CAUSE);
    await listing.retry.click();
    await expect(listing.heading).toHaveText(title);
  });
});
