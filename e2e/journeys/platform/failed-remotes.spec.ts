import { scriptFault } from '../../faults/script-faults';
import { CAUSE, publishThrowing } from '../../faults/throwing-release';
import { expect, ON_COPIED_SITE, STAY_QUERY, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { ListingPage } from '../../pages/listing/listing-page';
import { SearchPage } from '../../pages/search/search-page';

/** From the click to the panel, at most. */
const VISIBLE_SOON = { state: 'visible', timeout: 5_000 } as const;
const QUERY = `where=annecy&${STAY_QUERY}`;
const { refused: dead, unanswered: hung, tampered } = scriptFault;

test('while the scripts of a camper’s page are altered, the search works, and the page appears after the repair', async ({
  page,
}) => {
  const repair = await tampered.apply(page, 'mf-listing');
  const results = await SearchPage.open(page, 'fr', QUERY);
  await results.whenStarted();
  const tab = await page.evaluate(() => performance.timeOrigin);
  const link = results.linkOf(results.cards.first());
  const title = await link.innerText();

  await link.click();
  const listing = new ListingPage(page, 'fr');
  await listing.failure.waitFor(VISIBLE_SOON);
  await expect(listing.heading).toHaveText(listing.texts.pageFails);
  await listing.expectHeaderAndFooter();
  expect(await page.evaluate(() => 'hasRunTampered' in window)).toBe(false);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await listing.header.getByRole('link', { name: listing.texts.findACamper }).click();
  await results.expectResults();
  await expect(listing.failure).toBeHidden();
  await page.goBack();
  await listing.failure.waitFor(VISIBLE_SOON);

  await repair();
  await listing.retry.click();
  await expect(listing.heading).toHaveText(title);
  await expect(listing.failure).toBeHidden();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(tab);
});

test('while the scripts of the search hang, its own address shows the panel and a camper’s page works', async ({
  page,
  scenes,
}) => {
  const repair = await hung.apply(page, 'mf-search');
  await page.goto(`/fr/s?${QUERY}`, { waitUntil: 'commit' });
  const results = new SearchPage(page, 'fr');
  await hung.waitUntilNoticed(page);
  await results.failure.waitFor(VISIBLE_SOON);
  await results.expectHeaderAndFooter();

  const listing = await ListingPage.open(page, 'fr', await scenes.someCamper());
  await expect(listing.pricePanel).toBeVisible();
  await listing.header.getByRole('link', { name: listing.texts.findACamper }).click();
  // Before the scripts have started, the link loads a document.
  await page.waitForURL(/\/fr\/s$/, { waitUntil: 'commit' });
  await hung.waitUntilNoticed(page);
  await results.failure.waitFor(VISIBLE_SOON);
  await repair();
  await results.retry.click();
  await results.expectResults();
});

test('a retry loads a camper’s page that received only its first script', async ({ page }) => {
  const repair = await dead.apply(page, 'mf-listing', 'exposed');
  const results = await SearchPage.open(page, 'fr', QUERY);
  await results.whenStarted();
  const link = results.linkOf(results.cards.first());
  const title = await link.innerText();
  await link.click();
  const listing = new ListingPage(page, 'fr');
  await listing.failure.waitFor(VISIBLE_SOON);
  await listing.expectHeaderAndFooter();
  await repair();
  await listing.retry.click();
  await expect(listing.heading).toHaveText(title);
});

test(
  'a release whose pages throw is replaced by the failure panel, and by the page once the cause is gone',
  ON_COPIED_SITE,
  async ({ page, copiedSite }) => {
    // In a new channel there is no earlier release that could replace it.
    const throwing = await publishThrowing(copiedSite, 'mf-listing');
    const channel = await copiedSite.openChannel({ 'mf-listing': throwing });
    await page.goto(`${channel.url}/fr/s?${QUERY}`);
    const results = new SearchPage(page, 'fr');
    await results.expectResults();
    await results.whenStarted();
    await page.evaluate((cause) => document.documentElement.setAttribute(cause, ''), CAUSE);
    const link = results.linkOf(results.cards.first());
    const title = await link.innerText();

    await link.click();
    const listing = new ListingPage(page, 'fr');
    await listing.failure.waitFor(VISIBLE_SOON);
    await listing.expectHeaderAndFooter();
    await listing.header.getByRole('link', { name: listing.texts.findACamper }).click();
    await results.expectResults();
    await page.goBack();
    await listing.failure.waitFor(VISIBLE_SOON);

    await page.evaluate((cause) => document.documentElement.removeAttribute(cause), CAUSE);
    await listing.retry.click();
    await expect(listing.heading).toHaveText(title);
  },
);
