import type { Page } from '@playwright/test';

import { scriptFault } from '../faults/script-faults';
import { expect, STAY_QUERY, test } from '../fixtures';
import { AnyPage } from '../pages/any-page';
import { barriersOn } from '../pages/axe';
import { CamperMap } from '../pages/camper-map';
import { FilterPanel } from '../pages/filter-panel';
import { HomePage } from '../pages/home-page';
import { ListingPage } from '../pages/listing-page';
import { SearchPage } from '../pages/search-page';

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024;
}

test('nothing stands in the way on the home page, nor in its lists and its calendar', async ({ page }) => {
  const home = await HomePage.open(page, 'fr');
  expect(await barriersOn(page)).toEqual([]);
  await home.placeField.click();
  await home.placeField.pressSequentially('Annec');
  await expect(home.suggestions.first()).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const picker = await home.openPicker();
  await expect(picker.window.getByRole('grid').first()).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test('nothing stands in the way among the results, nor in all filters and kept searches', async ({
  page,
}) => {
  const results = await SearchPage.open(page, 'en-ie', `where=annecy&beds=2&${STAY_QUERY}`);
  await results.expectResults();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByLabel('Name of the search')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const filters = new FilterPanel(page);
  await filters.open();
  await filters.openDrawers();
  expect(await barriersOn(page)).toEqual([]);
});

test('nothing stands in the way on the map', async ({ page }) => {
  const results = await SearchPage.open(page, 'en-ie', `where=annecy&beds=2&${STAY_QUERY}`);
  await results.expectResults();
  if (isNarrow(page)) await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = new CamperMap(page);
  await map.expectPins();
  expect(await barriersOn(page)).toEqual([]);
  await map.pins.first().press('Enter');
  expect(await barriersOn(page)).toEqual([]);
});

test('nothing stands in the way where nothing was found', async ({ page }) => {
  const results = await SearchPage.open(page, 'fr', 'where=annecy&beds=9&max_price=1');
  await expect(results.cards).toHaveCount(0);
  expect(await barriersOn(page)).toEqual([]);
});

test('nothing stands in the way on a camper’s page', async ({ page, scenes }) => {
  const listing = await ListingPage.open(page, 'fr', await scenes.someCamper(), STAY_QUERY);
  await expect(listing.pricePanel).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test('nothing stands in the way where an address leads nowhere', async ({ page }) => {
  await page.goto('/fr/no/such/page');
  const nowhere = new AnyPage(page, 'fr');
  await expect(nowhere.heading).toHaveText(nowhere.words.noSuchPage);
  expect(await barriersOn(page)).toEqual([]);
});

test('nothing stands in the way where a part is missing', async ({ page }) => {
  await scriptFault.dead.strike(page, 'mf-search');
  await page.goto('/fr');
  const home = new AnyPage(page, 'fr');
  await expect(home.failure).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});
