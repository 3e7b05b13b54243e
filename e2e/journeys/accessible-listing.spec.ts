import type { Page } from '@playwright/test';

import { expect, STAY, STAY_QUERY, test } from '../fixtures';
import { barriersOn } from '../pages/axe';
import { ListingPage } from '../pages/listing-page';
import type { Scenes } from '../scenes/scenes';

async function openWithDates(page: Page, scenes: Scenes): Promise<ListingPage> {
  const { camper } = await scenes.freeFrom(STAY.from).withKitchenKit();
  const listing = await ListingPage.open(page, 'en-ie', camper, STAY_QUERY);
  await listing.quote.total();
  return listing;
}

test('nothing stands in the way from the first word to the last of a camper’s page with dates', async ({
  page,
  scenes,
}) => {
  const listing = await openWithDates(page, scenes);
  await listing.readToTheEnd();
  expect(await barriersOn(page)).toEqual([]);
});

test('nothing stands in the way in the calendar, with a start chosen and a day refused', async ({
  page,
  scenes,
}) => {
  const { camper } = await scenes.freeFrom(STAY.from).closedOnSundays();
  const listing = await ListingPage.open(page, 'en-ie', camper);
  const picker = await listing.openPicker();
  await picker.press(STAY.from);
  await expect(picker.note).toContainText('11 May');
  expect(await barriersOn(page)).toEqual([]);
});

test('nothing stands in the way where insurances are compared', async ({ page, scenes }) => {
  const { quote } = await openWithDates(page, scenes);
  await quote.compareButton.click();
  await expect(quote.comparison.getByRole('table')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test('nothing stands in the way among the pictures over the whole screen', async ({ page, scenes }) => {
  const listing = await openWithDates(page, scenes);
  await listing.allPicturesButton.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test('nothing stands in the way in the lines of a price and in what can be added', async ({
  page,
  scenes,
}) => {
  const { quote } = await openWithDates(page, scenes);
  for (const line of await quote.lines.all()) await line.locator('> summary').click();
  await quote.extras.click();
  expect(await barriersOn(page)).toEqual([]);
});

test('nothing stands in the way where there is no price', async ({ page, scenes }) => {
  const { camper } = await scenes.freeFrom(STAY.from).taken();
  const listing = await ListingPage.open(page, 'en-ie', camper, STAY_QUERY);
  await expect(listing.quote.refusal).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test('nothing stands in the way of a report, nor where it says what is missing', async ({ page, scenes }) => {
  const listing = await openWithDates(page, scenes);
  await listing.readToTheEnd();
  const report = await listing.openReport();
  expect(await barriersOn(page)).toEqual([]);
  await report.getByRole('button', { name: 'Send the report' }).click();
  await expect(report.getByText('Choose what is wrong.')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});
