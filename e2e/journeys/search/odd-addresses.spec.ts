import type { APIRequestContext } from '@playwright/test';

import { expect, STAY, STAY_QUERY, test } from '../../fixtures';
import { ListingPage } from '../../pages/listing/listing-page';
import { AnyPage } from '../../pages/platform/any-page';
import { SearchPage } from '../../pages/search/search-page';

const ANSWERS_WITHOUT_FOLLOWING = { maxRedirects: 0 };

/** Where a search address leads; the address itself when it is spelt as the site spells it. */
async function addressAfter(request: APIRequestContext, query: string): Promise<string> {
  const answer = await request.get(`/fr/s?${query}`, ANSWERS_WITHOUT_FOLLOWING);
  return answer.status() === 302 ? (answer.headers().location ?? '') : `${answer.status()}`;
}

test('dates the wrong way round are swapped', async ({ page, request }) => {
  const swapped = `date_from=${STAY.to}&date_to=${STAY.from}`;
  expect(await addressAfter(request, swapped)).toBe(`/fr/s?${STAY_QUERY}`);
  await SearchPage.open(page, 'fr', swapped);
  await expect(page).toHaveURL(new RegExp(`/fr/s\\?${STAY_QUERY}$`));
});

test('an address that leads nowhere says so, with the way on', async ({ page }) => {
  const answer = await page.goto('/fr/no/such/page');
  expect(answer?.status()).toBe(404);
  const nowhere = new AnyPage(page, 'fr');
  await expect(nowhere.heading).toHaveText(nowhere.words.noSuchPage);
  await nowhere.expectHeaderAndFooter();
  await nowhere.content.getByRole('link', { name: nowhere.words.findACamper }).click();
  await new SearchPage(page, 'fr').expectResults();
});

test('in place of a camper that is gone stand others like it, free on the days that were asked for', async ({
  page,
  scenes,
}) => {
  const answer = await page.goto(`/fr/campers/${await scenes.deletedCamper()}?${STAY_QUERY}`);
  expect(answer?.status()).toBe(410);
  const gone = new ListingPage(page, 'fr');
  await expect(gone.heading).toHaveText(gone.words.camperGone);
  await expect(gone.content.getByRole('heading', { name: gone.listingWords.similarFree })).toBeVisible();
  const others = gone.content.getByRole('article').getByRole('link');
  const title = await others.first().innerText();
  await others.first().click();
  const listing = new ListingPage(page, 'fr');
  await expect(listing.heading).toHaveText(title);
  await expect(page).toHaveURL(new RegExp(`/fr/campers/\\d+\\?${STAY_QUERY}$`));
  await listing.quote.total();
});
