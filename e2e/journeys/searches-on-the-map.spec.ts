import { expect, STAY_QUERY, test } from '../fixtures';
import { CamperMap } from '../pages/camper-map';
import { SearchPage } from '../pages/search-page';

const NEAR_ANNECY = `where=annecy&${STAY_QUERY}`;

test('the list follows the map, with one question for each pause', async ({ page, browser, complaints }) => {
  const results = await SearchPage.open(page, 'en-ie', NEAR_ANNECY);
  await results.expectResults();
  const map = new CamperMap(page);
  await map.expectPins();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await map.drag(-160, 40);
  await expect(page).toHaveURL(/bbox=/);
  await results.expectResults();
  await expect.poll(() => results.total()).toBe(await map.total());
  const searches = asked.filter((url) => /\/3\/products\/\?.*bbox/.test(url) && !url.includes('facets'));
  expect(searches).toHaveLength(1);

  const other = await browser.newContext();
  const shared = await SearchPage.open(await other.newPage(), 'en-ie', new URL(page.url()).search.slice(1));
  await shared.expectResults();
  expect(await shared.campers()).toEqual(await results.campers());
  await other.close();
  expect(complaints).toEqual([]);
});

test('who does not want the list to follow asks for the part shown', async ({ page }) => {
  const results = await SearchPage.open(page, 'en-ie', NEAR_ANNECY);
  const map = new CamperMap(page);
  await map.expectPins();
  await map.follow.click();
  const before = await results.campers();
  await map.drag(-160, 40);
  await expect(map.searchHere).toBeVisible();
  expect(await results.campers()).toEqual(before);
  await map.searchHere.click();
  await expect(page).toHaveURL(/bbox=/);
  await page.reload();
  await expect(map.follow).not.toBeChecked();
});

test('a card and its pin know one another and name the same price', async ({ page }) => {
  const results = await SearchPage.open(page, 'en-ie', NEAR_ANNECY);
  await results.expectResults();
  const map = new CamperMap(page);
  await map.expectPins();
  const shown = await results.campers();
  await expect(map.pins.first()).toBeVisible();
  const alone = await map.pins.evaluateAll((pins) =>
    pins.map((pin) => Number((pin as HTMLElement).dataset.pin)),
  );
  const both = alone.filter((camper) => shown.includes(camper));
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

test('without the map the list is all there, and the map can be tried again', async ({ page }) => {
  await page.route('**/3/campers/clusters/**', (route) => route.abort());
  const results = await SearchPage.open(page, 'en-ie', NEAR_ANNECY);
  await results.expectResults();
  await expect(page.getByText('The prices on the map could not be loaded.')).toBeVisible();
  await page.unroute('**/3/campers/clusters/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await new CamperMap(page).expectPins();
});

test('the map says why it may not go to where the reader is, and goes there once it may', async ({
  page,
  context,
}) => {
  const results = await SearchPage.open(page, 'en-ie', NEAR_ANNECY);
  const map = new CamperMap(page);
  await map.expectPins();
  const nearMe = page.getByRole('button', { name: 'Near me' });
  await nearMe.click();
  await expect(page.getByText(/Your browser is not allowed to share your location/)).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.1, longitude: 11.6 });
  await nearMe.click();
  await expect(page).toHaveURL(/bbox=11\./);
  await results.expectResults();
  await expect.poll(async () => (await results.total()) - (await map.total())).toBe(0);
});
