import { expect, STAY, STAY_QUERY, test } from '../fixtures';
import { ListingPage } from '../pages/listing-page';

test('every line of a price opens, and the lines add up to the total', async ({
  page,
  scenes,
  complaints,
}) => {
  const [camper = 0] = await scenes.freeCampers('annecy', STAY);
  const listing = await ListingPage.open(page, 'en-ie', camper, STAY_QUERY);
  const lines = listing.pricePanel.locator('[data-line]');
  await expect(lines.first()).toBeVisible();
  let sum = 0;
  for (const line of await lines.all()) {
    const amount = /([−-]?)€([\d,.]+)$/.exec((await line.locator('> summary').innerText()).trim());
    sum += Math.round(Number(amount?.[2]?.replace(',', '')) * 100) * (amount?.[1] ? -1 : 1);
    await line.locator('> summary').click();
    await expect(line).toHaveAttribute('open', '');
  }
  const total = Number((await listing.total()).replace(/[€,]/g, ''));
  expect(sum).toBe(Math.round(total * 100));
  expect(complaints).toEqual([]);
});

test('an address with days, hours and choices gives the same price to somebody else, line by line', async ({
  page,
  browser,
  scenes,
}) => {
  const { camper, option } = await scenes.freeFrom(STAY.from).withKitchenKit();
  const listing = await ListingPage.open(page, 'en-ie', camper, STAY_QUERY);
  const plain = await listing.quote.total();
  await listing.quote.takeReinforced();
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

test('days that cannot be are explained before anything is asked, and days that are taken say so', async ({
  page,
  scenes,
}) => {
  const camper = await scenes.takenCamper(STAY);
  const listing = await ListingPage.open(page, 'en-ie', camper, STAY_QUERY);
  await expect(listing.pricePanel.getByText(/Not free on these dates/)).toBeVisible();
});
