import type { Page } from '@playwright/test';

import { startCopiedSite, type CopiedSite } from '../faults/copied-site';
import { publishThrowing } from '../faults/throwing-release';
import { expect, STAY_QUERY, test } from '../fixtures';
import { HomePage } from '../pages/home-page';
import { ListingPage } from '../pages/listing-page';
import { compositionOf } from '../pages/mixer-panel';
import { SearchPage } from '../pages/search-page';

const QUERY = `where=annecy&${STAY_QUERY}`;

let site: CopiedSite;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await startCopiedSite();
});
test.afterAll(() => site.stop());

/** Waits until the tab has heard that a new page would be of another composition. */
async function untilTold(page: Page, act: () => Promise<unknown>): Promise<void> {
  const { id } = await compositionOf(page);
  const told = page.waitForResponse(async (answer) => {
    return answer.url().includes('/latest-build.json') && (await answer.json()).id !== id;
  });
  await act();
  await told;
}

test('a reader who is typing loses nothing to a new composition, and moves to it with the next page', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const other = await publishThrowing(site, 'mf-listing');
  await page.goto(`${site.url}/fr`);
  const home = new HomePage(page, 'fr');
  await home.placeField.click();
  await home.placeField.pressSequentially('Annecy');
  const before = await compositionOf(page);
  await untilTold(page, () => site.choose('mf-listing', other));
  await expect(home.placeField).toHaveValue('Annecy');

  const results = await home.search();
  await expect(results.heading).toHaveText(home.words.campersNear('Annecy'));
  const after = await compositionOf(page);
  expect(after.id).not.toBe(before.id);
  expect(after.parts['mf-listing']?.version).toBe(other);

  await results.linkOf(results.cards.first()).click();
  const listing = new ListingPage(page, 'fr');
  await expect(listing.pricePanel).toBeVisible();
  await page.goBack();
  await expect(results.heading).toHaveText(home.words.campersNear('Annecy'));
});

test('a shell that throws as it starts gives way to the last good one', async ({ page }) => {
  test.setTimeout(60_000);
  const broken = await publishThrowing(site, 'shell', 'loading');
  await site.choose('shell', broken);
  await page.goto(`${site.url}/fr/s?${QUERY}`);
  expect((await compositionOf(page)).parts['shell']?.version).toBe(broken);
  const results = new SearchPage(page, 'fr');
  await results.expectResults();
  await results.expectFrame();
  await results.linkOf(results.cards.first()).click();
  await expect(new ListingPage(page, 'fr').pricePanel).toBeVisible();
});
