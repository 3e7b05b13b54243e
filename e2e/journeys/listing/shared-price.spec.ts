import { expect, STAY, STAY_QUERY, test } from '../../fixtures';
import { ListingPage } from '../../pages/listing/listing-page';

test('an address with days, hours and choices shows the same price in another browser, line by line', async ({
  page,
  browser,
  scenes,
}) => {
  const { camper, option } = await scenes.freeFrom(STAY.from).withKitchenKit();
  const listing = await ListingPage.open(page, 'en-ie', camper, STAY_QUERY);
  const plain = await listing.quote.total();
  await listing.quote.chooseReinforced();
  await expect(page).toHaveURL(/insurance=reinforced/);
  await listing.quote.totalAfter(plain);
  const query = `${listing.query}&hour_from=14&km=200&options=${option}&second_driver=1&rental_cover=1`;
  await page.goto(`/en-ie/campers/${camper}?${query}`);
  const chosen = await listing.quote.total();
  expect(chosen).not.toBe(plain);
  const lines = await listing.quote.lines.allInnerTexts();
  expect(lines.length).toBeGreaterThan(5);
  const other = await browser.newContext();
  const shared = await ListingPage.open(await other.newPage(), 'en-ie', camper, listing.query);
  expect(await shared.quote.total()).toBe(chosen);
  expect(await shared.quote.lines.allInnerTexts()).toEqual(lines);
  await expect(shared.quote.extras).toContainText('3 chosen');
  await other.close();
});
