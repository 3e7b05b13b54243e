import type { Page } from '@playwright/test';

import { expect, STAY, STAY_QUERY, test } from '../../fixtures';
import { ListingPage } from '../../pages/listing/listing-page';

const MOST_SHEETS = 2;

async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const printed = (await page.pdf({ format })).toString('latin1');
  return printed.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

test('a listing prints on two sheets at most, on European and on American paper', async ({
  page,
  scenes,
}) => {
  const listing = await ListingPage.open(page, 'en-ie', await scenes.camperWithLongestTexts(), STAY_QUERY);
  await listing.scrollToEnd();
  for (const format of ['A4', 'Letter'] as const) {
    const count = await sheets(page, format);
    expect(count, format).toBeGreaterThan(0);
    expect(count, format).toBeLessThanOrEqual(MOST_SHEETS);
  }
});

test('the print names the days and hours of its price, and has no buttons, header or footer', async ({
  page,
  scenes,
}) => {
  const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
  const query = `${STAY_QUERY}&hour_from=14&hour_to=12&km=200`;
  const listing = await ListingPage.open(page, 'en-ie', camper, query);
  const { pricePanel, quote } = listing;
  const total = await quote.total();
  await listing.scrollToEnd();
  await page.emulateMedia({ media: 'print' });
  await expect(pricePanel.getByText(/11\sMay/)).toBeVisible();
  await expect(pricePanel.getByText(/18\sMay/)).toBeVisible();
  await expect(pricePanel.getByText('Pick-up', { exact: true })).toBeVisible();
  await expect(pricePanel.getByText('Return', { exact: true })).toBeVisible();
  expect(await quote.total()).toBe(total);
  for (const line of await quote.lines.all()) await expect(line).toBeVisible();
  await expect(listing.header).toBeHidden();
  await expect(listing.footer).toBeHidden();
  for (const name of ['Print', 'Compare', 'Report this camper']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  }
});
