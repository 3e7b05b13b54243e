import { expect, STAY, STAY_QUERY, test } from '../fixtures';
import { HomePage } from '../pages/home-page';
import { ListingPage } from '../pages/listing-page';
import { SearchPage } from '../pages/search-page';
import {
  blankFrames,
  layoutShift,
  slowDown,
  slowDownPictures,
  watchBlankFrames,
  watchLayout,
} from '../pages/steadiness';

const MOST_SHIFT = 0.02;
const LATE_MS = 1500;

test.beforeEach(async ({ page }) => {
  await watchLayout(page);
  await slowDown(page);
});

test('nothing jumps while the home page comes on a slow line', async ({ page }) => {
  await HomePage.open(page, 'fr');
  expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
});

test('nothing jumps while results come on a slow line', async ({ page }) => {
  const results = await SearchPage.open(page, 'fr', `where=annecy&${STAY_QUERY}`);
  await results.expectResults();
  expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
});

test('nothing jumps while a camper’s page comes on a slow line', async ({ page, scenes }) => {
  await ListingPage.open(page, 'fr', await scenes.someCamper(), STAY_QUERY);
  expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
});

test('nothing jumps while a camper’s pictures come late, nor when its price is there', async ({
  page,
  scenes,
}) => {
  await slowDownPictures(page, LATE_MS);
  const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
  const listing = await ListingPage.open(page, 'fr', camper, STAY_QUERY);
  await expect(listing.pictures.first()).toHaveJSProperty('complete', true);
  await listing.quote.total();
  expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
});

test('nothing jumps and no frame is blank on the way to a camper and back on a slow line', async ({
  page,
}) => {
  await watchBlankFrames(page);
  const home = await HomePage.open(page, 'fr');
  await home.choosePlace('Annec', 'Annecy');
  await home.chooseDates(STAY);
  const results = await home.search();
  await results.openCamper(results.cards.first());
  expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
  await page.goBack();
  await results.expectResults();
  expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
  expect(await blankFrames(page)).toBe(0);
});
