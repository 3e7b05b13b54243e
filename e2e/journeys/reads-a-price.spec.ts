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

test('an address with dates and choices gives the same price to somebody else', async ({
  page,
  browser,
  scenes,
}) => {
  const [camper = 0] = await scenes.freeCampers('annecy', STAY);
  const listing = await ListingPage.open(page, 'en-ie', camper, STAY_QUERY);
  const plain = await listing.total();
  await listing.pricePanel.getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('dialog');
  await expect(comparison.getByRole('table')).toBeVisible();
  await comparison
    .getByRole('radio', { name: /Reinforced/ })
    .or(comparison.getByRole('button', { name: /Reinforced/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/insurance=reinforced/);
  await expect.poll(() => listing.total()).not.toBe(plain);
  const chosen = await listing.total();
  const other = await browser.newContext();
  const shared = await ListingPage.open(
    await other.newPage(),
    'en-ie',
    camper,
    new URL(page.url()).search.slice(1),
  );
  await expect.poll(() => shared.total()).toBe(chosen);
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

test('a camper’s page prints on two sheets', async ({ page, scenes }) => {
  const [camper = 0] = await scenes.freeCampers('annecy', STAY);
  const listing = await ListingPage.open(page, 'en-ie', camper, STAY_QUERY);
  await expect(listing.pricePanel).toBeVisible();
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  const sheets = printed.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(2);
});
