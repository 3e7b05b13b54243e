import type { Page } from '@playwright/test';

import { expect, STAY_QUERY, test } from '../fixtures';
import { HomePage } from '../pages/home-page';
import { ListingPage } from '../pages/listing-page';
import { SearchPage } from '../pages/search-page';

async function silenceApi(page: Page): Promise<void> {
  await page.route(/\/(3|v4)\//, (route) => route.abort('connectionrefused'));
}

test('while the api is down the results say so, and come with the next try', async ({ page }) => {
  const home = await HomePage.open(page, 'fr');
  await silenceApi(page);
  await home.submitButton.click();
  const results = new SearchPage(page, 'fr');
  await expect(results.heading).toHaveText(results.words.campersFail);
  await results.expectFrame();
  await results.retry.click();
  await expect(results.retry).toBeEnabled();
  await expect(results.heading).toHaveText(results.words.campersFail);

  await page.unrouteAll();
  await results.retry.click();
  await results.expectResults();
  await expect(results.failure).toBeHidden();
});

test('while the api is down a camper’s page says so, and comes with the next try', async ({ page }) => {
  const results = await SearchPage.open(page, 'fr', `where=annecy&${STAY_QUERY}`);
  await silenceApi(page);
  const link = results.linkOf(results.cards.first());
  const title = await link.innerText();
  await link.click();
  const listing = new ListingPage(page, 'fr');
  await expect(listing.heading).toHaveText(listing.words.camperFails);
  await listing.expectFrame();

  await page.unrouteAll();
  await listing.retry.click();
  await expect(listing.heading).toHaveText(title);
});

test('the form works without suggestions', async ({ page }) => {
  const home = await HomePage.open(page, 'fr');
  await page.route(/\/search_locations\//, (route) => route.abort('connectionrefused'));
  await home.placeField.click();
  await home.placeField.pressSequentially('annecy');
  const results = await home.search();
  await expect(results.heading).toHaveText(results.words.campersNear('Annecy'));
});

test('an api that stumbles once is asked again, and nobody notices', async ({ page }) => {
  const home = await HomePage.open(page, 'fr');
  await page.route(/\/3\/campers\/search/, (route) => route.fulfill({ status: 503 }), { times: 1 });
  const results = await home.search();
  await expect(results.failure).toHaveCount(0);
});
