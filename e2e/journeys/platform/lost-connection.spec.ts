import type { Page } from '@playwright/test';

import type { Place } from '@campavia/contracts';

import { scriptFault } from '../../faults/script-faults';
import { expect, STAY_QUERY, test } from '../../fixtures';
import { ConnectionBar } from '../../pages/platform/connection-bar';
import { HomePage } from '../../pages/search/home-page';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { layoutShift, watchLayout } from '../../pages/checks/layout-shift';
import { ListingPage } from '../../pages/listing/listing-page';
import { SearchPage } from '../../pages/search/search-page';

/** Less than the eight seconds after which loading a remote is retried anyway. */
const BEFORE_THE_NEXT_TRY = { timeout: 4_000 };

/** Results of which one camper was opened before, so that the code of both pages is loaded. */
async function openKnownResults(page: Page): Promise<SearchPage> {
  // Without dates there is always a second page, whatever other journeys book.
  const results = await SearchPage.open(page, 'en-ie', 'where=annecy');
  await results.expectResults();
  await results.openCamper(results.cards.first());
  await page.goBack();
  await results.expectResults();
  return results;
}

test('a lost connection is announced at once, without shifting the page or losing what was typed', async ({
  page,
}) => {
  await watchLayout(page);
  const connection = new ConnectionBar(page);
  const home = await HomePage.open(page, 'en-ie');
  await home.placeField.click();
  // Suggestions that arrive late move the list, connected or not.
  const answered = page.waitForResponse((response) => /places\/\?.*=Annec(&|$)/.test(response.url()));
  await home.placeField.pressSequentially('Annec');
  const places = (await (await answered).json()) as Place[];
  await expect(home.suggestions).toHaveText(places.map(({ name }) => new RegExp(`^${name}`)));
  const before = await layoutShift(page);
  await connection.loseConnection();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await layoutShift(page)).toBe(before);
  await home.placeField.press('y');
  await expect(home.placeField).toHaveValue('Annecy');
  await connection.regainConnection();
  await expect(home.placeField).toHaveValue('Annecy');
  await expect(connection.bar).toBeHidden();
});

test('results that could not be loaded appear by themselves once the connection is back', async ({
  page,
}) => {
  const results = await openKnownResults(page);
  const connection = new ConnectionBar(page);
  await connection.loseConnection();
  await results.nextPage.click();
  await expect(results.heading).toHaveText(results.texts.campersFail);
  await connection.regainConnection();
  await results.expectResults();
  await expect(results.failure).toBeHidden();
});

test('a page whose code could not be loaded appears by itself once the connection is back', async ({
  page,
}) => {
  const repair = await scriptFault.refused.apply(page, 'mf-listing');
  const results = await SearchPage.open(page, 'en-ie', `where=annecy&${STAY_QUERY}`);
  const connection = new ConnectionBar(page);
  const link = results.linkOf(results.cards.first());
  const title = await link.innerText();
  await connection.loseConnection();
  await link.click();
  const listing = new ListingPage(page, 'en-ie');
  await expect(listing.heading).toHaveText(listing.texts.pageFails);
  await repair();
  await connection.regainConnection();
  await expect(listing.heading).toHaveText(title, BEFORE_THE_NEXT_TRY);
});
