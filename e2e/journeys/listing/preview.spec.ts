import { expect, STAY_QUERY, test } from '../../fixtures';
import { ListingPage } from '../../pages/listing/listing-page';
import { layoutShift, resetLayoutShift, watchLayout } from '../../pages/checks/layout-shift';
import { SearchPage } from '../../pages/search/search-page';

const MOST_SHIFT = 0.02;

test('a listing first shows the data of its card, then all of it, and Back returns to the card', async ({
  page,
  consoleErrors,
}) => {
  await watchLayout(page);
  const results = await SearchPage.open(page, 'fr', `where=annecy&${STAY_QUERY}`);
  await results.expectResults();
  const calls = await ListingPage.holdBackData(page);
  const card = results.cards.nth(5);
  await card.scrollIntoViewIfNeeded();
  // A link that is followed before that saves no data of its card.
  await results.expectHydrated();
  const priceADay = await results.priceADayOn(card);
  const picture = await card.locator('img').getAttribute('src');
  const place = await results.placeOn(card);

  const listing = await results.openCamper(card);
  await expect(listing.pictures.first()).toHaveAttribute('src', picture ?? '');
  await expect(listing.pictures.first()).toBeVisible();
  await expect(listing.content.getByText(new RegExp(` · ${place}$`))).toBeVisible();
  expect(await listing.priceADay()).toBe(priceADay);
  await expect(listing.places).toHaveCount(0);
  expect(calls.count()).toBe(1);

  await resetLayoutShift(page);
  const heading = await listing.heading.elementHandle();
  calls.release();
  await expect(listing.places.first()).toBeVisible();
  expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await expect(listing.heading).toBeFocused();
  expect(await listing.priceADay()).toBe(priceADay);
  expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
  expect(calls.count()).toBe(1);

  await page.goBack();
  await expect(results.linkOf(card)).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test('a listing is rendered before somebody opens it, without being seen, reached or counted', async ({
  page,
  consoleErrors,
}) => {
  const results = await SearchPage.open(page, 'fr', `where=annecy&${STAY_QUERY}`);
  await results.expectResults();
  const card = results.cards.nth(5);
  const title = await page.title();
  const events: string[] = [];
  page.on('request', (request) => events.push(request.postData() ?? ''));
  await results.linkOf(card).hover();
  const prerendered = page.locator('[data-prerendered]');
  await expect(prerendered.locator('h1')).toHaveText(await results.linkOf(card).innerText());
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.title()).toBe(title);
  await expect(prerendered).toHaveCSS('height', '0px');
  await expect(prerendered).toHaveCSS('opacity', '0');

  await page.keyboard.press('Tab');
  await expect(prerendered).toHaveCSS('visibility', 'hidden');
  expect(events.join()).not.toContain('visit');

  await results.linkOf(card).hover();
  await expect(prerendered.locator('h1')).toHaveText(await results.linkOf(card).innerText());
  const heading = await prerendered.locator('h1').elementHandle();
  const listing = await results.openCamper(card);
  await expect(listing.heading).toBeFocused();
  expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await expect(prerendered).toHaveCount(0);
  await expect.poll(() => events.join()).toContain('visit');
  expect(consoleErrors).toEqual([]);
});
