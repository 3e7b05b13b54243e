import { expect, NARROW_TOO, STAY, STAY_QUERY, test } from '../../fixtures';
import { HomePage } from '../../pages/search/home-page';
import { ListingPage } from '../../pages/listing/listing-page';
import { SearchPage } from '../../pages/search/search-page';
import {
  blankFrames,
  layoutShift,
  slowDown,
  slowDownPictures,
  watchBlankFrames,
  watchLayout,
} from '../../pages/checks/layout-shift';

const MOST_SHIFT = 0.02;
const LATE_MS = 1500;

test.beforeEach(async ({ page }) => {
  await watchLayout(page);
  await slowDown(page);
});

test('the layout does not shift while the first page of a visit loads on a slow connection', async ({
  page,
  scenes,
}) => {
  const openings = [
    () => HomePage.open(page, 'fr'),
    async () => (await SearchPage.open(page, 'fr', `where=annecy&${STAY_QUERY}`)).expectResults(),
    async () => ListingPage.open(page, 'fr', await scenes.someCamper(), STAY_QUERY),
  ];
  for (const open of openings) {
    await open();
    expect(await layoutShift(page), page.url()).toBeLessThanOrEqual(MOST_SHIFT);
  }
});

test('the layout does not shift when pictures of a listing or its price load late', async ({
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

test(
  'opening a camper and going back on a slow connection causes no layout shift and no blank frame',
  NARROW_TOO,
  async ({ page }) => {
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
  },
);
