import { expect, STAY_QUERY, test } from '../../fixtures';
import { ListingPage } from '../../pages/listing/listing-page';

test('the page of a removed camper shows similar campers that are free on the same days', async ({
  page,
  scenes,
}) => {
  const answer = await page.goto(`/fr/campers/${await scenes.deletedCamper()}?${STAY_QUERY}`);
  expect(answer?.status()).toBe(410);
  const gone = new ListingPage(page, 'fr');
  await expect(gone.heading).toHaveText(gone.texts.camperGone);
  await expect(gone.content.getByRole('heading', { name: gone.listingTexts.similarFree })).toBeVisible();
  const others = gone.content.getByRole('article').getByRole('link');
  const title = await others.first().innerText();
  await others.first().click();
  const listing = new ListingPage(page, 'fr');
  await expect(listing.heading).toHaveText(title);
  await expect(page).toHaveURL(new RegExp(`/fr/campers/\\d+\\?${STAY_QUERY}$`));
  await listing.quote.total();
});
