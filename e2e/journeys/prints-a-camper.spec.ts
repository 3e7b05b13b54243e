import type { Page } from '@playwright/test';

import { expect, STAY, STAY_QUERY, test } from '../fixtures';
import { ListingPage } from '../pages/listing-page';

const MOST_SHEETS = 2;

async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const printed = (await page.pdf({ format })).toString('latin1');
  return printed.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

test('a camper’s page prints on two sheets at most, on European and on American paper', async ({
  page,
  scenes,
}) => {
  const listing = await ListingPage.open(page, 'en-ie', await scenes.wordiestCamper(), STAY_QUERY);
  await listing.readToTheEnd();
  for (const format of ['A4', 'Letter'] as const) {
    const count = await sheets(page, format);
    expect(count, format).toBeGreaterThan(0);
    expect(count, format).toBeLessThanOrEqual(MOST_SHEETS);
  }
});

test('the sheet says for which days and hours the price on it is', async ({ page, scenes }) => {
  const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
  const query = `${STAY_QUERY}&hour_from=14&hour_to=12&km=200`;
  const listing = await ListingPage.open(page, 'en-ie', camper, query);
  const { pricePanel, quote } = listing;
  const total = await quote.total();
  await page.emulateMedia({ media: 'print' });
  await expect(pricePanel.getByText(/11\sMay/)).toBeVisible();
  await expect(pricePanel.getByText(/18\sMay/)).toBeVisible();
  await expect(pricePanel.getByText('Pick-up', { exact: true })).toBeVisible();
  await expect(pricePanel.getByText('Return', { exact: true })).toBeVisible();
  expect(await quote.total()).toBe(total);
  for (const line of await quote.lines.all()) await expect(line).toBeVisible();
});

test('what is for pressing only is not on paper', async ({ page, scenes }) => {
  const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
  const listing = await ListingPage.open(page, 'en-ie', camper, STAY_QUERY);
  await listing.quote.total();
  await listing.readToTheEnd();
  await page.emulateMedia({ media: 'print' });
  await expect(listing.header).toBeHidden();
  await expect(listing.footer).toBeHidden();
  for (const name of ['Print', 'Compare', 'Report this camper']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  }
});
