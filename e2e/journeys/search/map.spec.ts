import { expect, STAY_QUERY, test } from '../../fixtures';
import { CamperMap } from '../../pages/search/camper-map';
import { SearchPage } from '../../pages/search/search-page';

const NEAR_ANNECY = `where=annecy&${STAY_QUERY}`;

test('the list follows the map, with one request for each pause', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const results = await SearchPage.open(page, 'en-ie', NEAR_ANNECY);
  await results.expectResults();
  const map = new CamperMap(page);
  await map.expectPins();
  await expect(page).not.toHaveURL(/bbox=/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await map.drag(-160, 40);
  await expect(page).toHaveURL(/bbox=/);
  await results.expectResults();
  await expect.poll(async () => (await results.total()) - (await map.total())).toBe(0);
  const searches = asked.filter((url) => /\/3\/products\/\?.*bbox/.test(url) && !url.includes('facets'));
  expect(searches).toHaveLength(1);

  const other = await browser.newContext();
  const shared = await SearchPage.open(await other.newPage(), 'en-ie', new URL(page.url()).search.slice(1));
  await shared.expectResults();
  expect(await shared.campers()).toEqual(await results.campers());
  await other.close();
  expect(consoleErrors).toEqual([]);
});

test('a card and its pin show the same price, and hovering over the card highlights the pin', async ({
  page,
}) => {
  const results = await SearchPage.open(page, 'en-ie', NEAR_ANNECY);
  await results.expectResults();
  const map = new CamperMap(page);
  await map.expectPins();
  const shown = await results.campers();
  await expect(map.pins.first()).toBeVisible();
  const single = await map.pins.evaluateAll((pins) =>
    pins.map((pin) => Number((pin as HTMLElement).dataset.pin)),
  );
  const both = single.filter((camper) => shown.includes(camper));
  expect(both.length).toBeGreaterThan(0);
  for (const camper of both) {
    const card = results.cards.nth(shown.indexOf(camper));
    expect(await map.pin(camper).innerText()).toBe(await results.priceADayOn(card));
  }
  const [camper = 0] = both;
  const card = results.cards.nth(shown.indexOf(camper));
  const calm = await map.pin(camper).evaluate((pin) => getComputedStyle(pin).backgroundColor);
  await card.hover();
  await expect(map.pin(camper)).not.toHaveCSS('background-color', calm);
});
