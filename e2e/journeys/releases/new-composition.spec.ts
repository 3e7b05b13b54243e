import type { Page } from '@playwright/test';

import { publishThrowing } from '../../faults/throwing-release';
import { expect, ON_COPIED_SITE, STAY_QUERY, test } from '../../fixtures';
import { ListingPage } from '../../pages/listing/listing-page';
import { compositionOf } from '../../pages/platform/mixer-panel';
import { HomePage } from '../../pages/search/home-page';
import { SearchPage } from '../../pages/search/search-page';

/** Waits until the tab has learned of a newer composition. */
async function untilNotified(page: Page, act: () => Promise<unknown>): Promise<void> {
  const { id } = await compositionOf(page);
  const notified = page.waitForResponse(async (answer) => {
    return answer.url().includes('/latest-build.json') && (await answer.json()).id !== id;
  });
  await act();
  await notified;
}

test(
  'a new composition loses no typed text and is used from the next page on',
  ON_COPIED_SITE,
  async ({ page, copiedSite, releaseChannel: channel }) => {
    const other = await publishThrowing(copiedSite, 'mf-listing');
    await page.goto(`${channel.url}/fr`);
    const home = new HomePage(page, 'fr');
    await home.placeField.click();
    await home.placeField.pressSequentially('Annecy');
    const before = await compositionOf(page);
    await untilNotified(page, () => channel.promote('mf-listing', other));
    await expect(home.placeField).toHaveValue('Annecy');

    const results = await home.search();
    await expect(results.heading).toHaveText(home.texts.campersNear('Annecy'));
    const after = await compositionOf(page);
    expect(after.id).not.toBe(before.id);
    expect(after.parts['mf-listing']?.version).toBe(other);

    await results.linkOf(results.cards.first()).click();
    const listing = new ListingPage(page, 'fr');
    await expect(listing.pricePanel).toBeVisible();
    await page.goBack();
    await expect(results.heading).toHaveText(home.texts.campersNear('Annecy'));
  },
);

test(
  'a shell that throws while it starts is replaced by the last good one',
  ON_COPIED_SITE,
  async ({ page, copiedSite, releaseChannel: channel }) => {
    const broken = await publishThrowing(copiedSite, 'shell', 'loading');
    await channel.promote('shell', broken);
    await page.goto(`${channel.url}/fr/s?where=annecy&${STAY_QUERY}`);
    expect((await compositionOf(page)).parts['shell']?.version).toBe(broken);
    const results = new SearchPage(page, 'fr');
    await results.expectResults();
    await results.expectHeaderAndFooter();
    await results.linkOf(results.cards.first()).click();
    await expect(new ListingPage(page, 'fr').pricePanel).toBeVisible();
  },
);
