import { expect, STAY_QUERY, test } from '../../fixtures';
import { CamperMap } from '../../pages/search/camper-map';
import { FilterPanel } from '../../pages/search/filter-panel';
import { SearchPage } from '../../pages/search/search-page';

interface Seen {
  address: string;
  campers: number[];
}

test('Back and Forward restore six searches, each with its address and its campers', async ({ page }) => {
  const results = await SearchPage.open(page, 'en-ie', `where=france&${STAY_QUERY}`);
  const filters = new FilterPanel(page);
  const states: Seen[] = [];
  const note = async () => {
    await results.expectResults();
    await expect
      .poll(async () => [page.url(), ...(await results.campers())])
      .not.toEqual(states.at(-1) && [states.at(-1)?.address, ...(states.at(-1)?.campers ?? [])]);
    states.push({ address: page.url(), campers: await results.campers() });
  };
  await note();
  const steps = [
    () => filters.open().then(() => filters.tick('Campervan').check()),
    () => filters.expandEquipment().then(() => filters.tick('Shower').check()),
    () => page.getByRole('combobox', { name: 'Order of the results' }).selectOption('price'),
    () => results.nextPage.click(),
    () => filters.tick('Shower').uncheck(),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    await expect.poll(() => page.url()).not.toBe(states[index]?.address);
    await note();
  }
  expect(new Set(states.map(({ address }) => address)).size).toBe(6);

  const expectState = async (index: number) => {
    await expect(page).toHaveURL(states[index]?.address ?? '');
    await expect.poll(() => results.campers()).toEqual(states[index]?.campers);
  };
  for (const index of [4, 3, 2, 1, 0]) {
    await page.goBack();
    await expectState(index);
  }
  for (const index of [1, 2, 3, 4, 5]) {
    await page.goForward();
    await expectState(index);
  }
});

test('Back from a camper restores the position in the list and the map', async ({ page }) => {
  const results = await SearchPage.open(page, 'en-ie', `where=annecy&${STAY_QUERY}`);
  const map = new CamperMap(page);
  await map.expectPins();
  await map.drag(-120, 0);
  await expect(page).toHaveURL(/bbox=/);
  await results.expectResults();
  const campers = await results.campers();
  const card = results.cards.nth(3);
  await card.scrollIntoViewIfNeeded();
  const [address, position] = [page.url(), await results.scrollPosition()];
  await results.openCamper(card);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(results.linkOf(card)).toBeFocused();
  await expect.poll(async () => Math.abs((await results.scrollPosition()) - position)).toBeLessThanOrEqual(2);
  expect(await results.campers()).toEqual(campers);
  await map.expectPins();
  await expect(page).toHaveURL(address);
});
