import { scriptFault } from '../faults/script-faults';
import { expect, STAY_QUERY, test } from '../fixtures';
import { HomePage } from '../pages/home-page';
import { ListingPage } from '../pages/listing-page';
import { SearchPage } from '../pages/search-page';

const PATIENCE = { state: 'visible', timeout: 5_000 } as const;

test('a camper’s page of which only the beginning came is there after the next try', async ({ page }) => {
  const repair = await scriptFault.dead.strike(page, 'mf-listing', 'exposed');
  const results = await SearchPage.open(page, 'fr', `where=annecy&${STAY_QUERY}`);
  const link = results.linkOf(results.cards.first());
  const title = await link.innerText();
  await link.click();
  const listing = new ListingPage(page, 'fr');
  await listing.failure.waitFor(PATIENCE);
  await listing.expectFrame();
  await repair();
  await listing.retry.click();
  await expect(listing.heading).toHaveText(title);
});

test('results whose own script is missing are there after the next try', async ({ page }) => {
  const home = await HomePage.open(page, 'fr');
  const repair = await scriptFault.dead.strike(page, 'mf-search', 'search');
  await home.submitButton.click();
  const results = new SearchPage(page, 'fr');
  await results.failure.waitFor(PATIENCE);
  await results.expectFrame();
  await repair();
  await results.retry.click();
  await results.expectResults();
});
