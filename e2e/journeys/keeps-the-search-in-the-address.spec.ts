import { expect, STAY, STAY_QUERY, test } from '../fixtures';
import { SearchPage } from '../pages/search-page';

const ALL_OF_FRANCE = `where=france&${STAY_QUERY}`;

test('every camper of a search stands on exactly one of its pages', async ({ page, scenes }) => {
  const results = await SearchPage.open(page, 'fr', `where=lyon&${STAY_QUERY}`);
  await results.expectResults();
  const free = await scenes.freeCampers('lyon', STAY);
  const found = await results.campersOfAllPages();
  expect(found.toSorted((one, other) => one - other)).toEqual(free);
});

test('the address is the search: in another browser it shows the same, in the same order', async ({
  page,
  browser,
}) => {
  const results = await SearchPage.open(page, 'fr', `${ALL_OF_FRANCE}&beds=4&types=4&page=2`);
  await results.expectResults();
  const other = await browser.newContext();
  const shared = await SearchPage.open(await other.newPage(), 'fr', new URL(page.url()).search.slice(1));
  await shared.expectResults();
  expect(await shared.campers()).toEqual(await results.campers());
  await other.close();
});

test('filters come and go by the address; back and forward walk through them', async ({ page }) => {
  const results = await SearchPage.open(page, 'fr', ALL_OF_FRANCE);
  await results.expectResults();
  const all = await results.total();
  await results.filterByType('Fourgon aménagé');
  await expect(page).toHaveURL(/&types=4$/);
  await expect.poll(() => results.total()).toBeLessThan(all);
  const vans = await results.total();

  await results.nextPage.click();
  await expect(page).toHaveURL(/&types=4&page=2$/);
  await results.expectResults();
  await page.goBack();
  await expect(page).toHaveURL(/&types=4$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/types/);
  await expect.poll(() => results.total()).toBe(all);
  await page.goForward();
  await expect.poll(() => results.total()).toBe(vans);
  await results.takeOff('Fourgon aménagé');
  await expect(page).not.toHaveURL(/types/);
  await expect.poll(() => results.total()).toBe(all);
});
