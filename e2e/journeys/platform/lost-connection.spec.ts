import type { Page } from '@playwright/test';

import { scriptFault } from '../../faults/script-faults';
import { expect, STAY_QUERY, test } from '../../fixtures';
import { ConnectionBar } from '../../pages/platform/connection-bar';
import { HomePage } from '../../pages/search/home-page';
import { ListingPage } from '../../pages/listing/listing-page';
import { SearchPage } from '../../pages/search/search-page';

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
  const repair = await scriptFault.dead.apply(page, 'mf-listing');
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
