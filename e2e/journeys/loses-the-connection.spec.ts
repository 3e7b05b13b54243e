import type { Page } from '@playwright/test';

import { scriptFault } from '../faults/script-faults';
import { expect, STAY_QUERY, test } from '../fixtures';
import { barriersOn } from '../pages/axe';
import { ConnectionBar } from '../pages/connection-bar';
import { HomePage } from '../pages/home-page';
import { ListingPage } from '../pages/listing-page';
import { SearchPage } from '../pages/search-page';
import { layoutShift, watchLayout } from '../pages/steadiness';

/** A part that did not come is tried again after eight seconds in any case. */
const BEFORE_ITS_OWN_NEXT_TRY = { timeout: 4_000 };

/** Results of whose campers one has been looked at, so that only the data of the next one are to come. */
async function openKnownResults(page: Page): Promise<SearchPage> {
  // Without days there is always a second page, whatever has been booked meanwhile.
  const results = await SearchPage.open(page, 'en-ie', 'where=annecy');
  await results.expectResults();
  await results.openCamper(results.cards.first());
  await page.goBack();
  await results.expectResults();
  return results;
}

test('whose connection goes is told so at once, keeps what was typed, and is told when it is back', async ({
  page,
}) => {
  const connection = new ConnectionBar(page);
  const home = await HomePage.open(page, 'en-ie');
  await home.placeField.click();
  await home.placeField.pressSequentially('Annec');
  await connection.loseConnection();
  await home.placeField.press('y');
  await expect(home.placeField).toHaveValue('Annecy');
  await connection.regainConnection();
  await expect(home.placeField).toHaveValue('Annecy');
  await expect(connection.bar).toBeHidden();
});

test('a camper that would not load without a connection is there with it, without a press', async ({
  page,
}) => {
  const results = await openKnownResults(page);
  const connection = new ConnectionBar(page);
  const link = results.linkOf(results.cards.nth(1));
  const title = await link.innerText();
  await connection.loseConnection();
  await link.click();
  const listing = new ListingPage(page, 'en-ie');
  await expect(listing.heading).toHaveText(listing.words.camperFails);
  await connection.regainConnection();
  await expect(listing.heading).toHaveText(title);
});

test('results that would not load without a connection are there with it, without a press', async ({
  page,
}) => {
  const results = await openKnownResults(page);
  const connection = new ConnectionBar(page);
  await connection.loseConnection();
  await results.nextPage.click();
  await expect(results.heading).toHaveText(results.words.campersFail);
  await connection.regainConnection();
  await results.expectResults();
  await expect(results.failure).toBeHidden();
});

test('a page whose program could not come without a connection comes with it, without a press', async ({
  page,
}) => {
  const repair = await scriptFault.dead.strike(page, 'mf-listing');
  const results = await SearchPage.open(page, 'en-ie', `where=annecy&${STAY_QUERY}`);
  const connection = new ConnectionBar(page);
  const link = results.linkOf(results.cards.first());
  const title = await link.innerText();
  await connection.loseConnection();
  await link.click();
  const listing = new ListingPage(page, 'en-ie');
  await expect(listing.heading).toHaveText(listing.words.pageFails);
  await repair();
  await connection.regainConnection();
  await expect(listing.heading).toHaveText(title, BEFORE_ITS_OWN_NEXT_TRY);
});

for (const width of [390, 1440]) {
  test(`nothing moves and nothing stands in the way where the bar is, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchLayout(page);
    const connection = new ConnectionBar(page);
    const home = await HomePage.open(page, 'en-ie');
    await home.placeField.click();
    const before = await layoutShift(page);
    await connection.loseConnection();
    expect(await barriersOn(page)).toEqual([]);
    expect(await layoutShift(page)).toBe(before);
    await connection.regainConnection();
    expect(await barriersOn(page)).toEqual([]);
  });
}
