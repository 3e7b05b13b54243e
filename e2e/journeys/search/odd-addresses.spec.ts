import { hostileSearches } from '@campavia/contracts/testing';

import { expect, STAY, STAY_QUERY, test } from '../../fixtures';
import { SearchPage } from '../../pages/search/search-page';

const SEED = 4_711;
const SAMPLE = 10;
/** Longer ones are refused by proxies before the site. */
const LONGEST = 8_000;

test('dates in the wrong order are swapped', async ({ page, request }) => {
  const swapped = `date_from=${STAY.to}&date_to=${STAY.from}`;
  const answer = await request.get(`/fr/s?${swapped}`, { maxRedirects: 0 });
  expect(answer.headers().location).toBe(`/fr/s?${STAY_QUERY}`);
  await SearchPage.open(page, 'fr', swapped);
  await expect(page).toHaveURL(new RegExp(`/fr/s\\?${STAY_QUERY}$`));
});

test('HTML in the name of a place is shown as text', async ({ page, consoleErrors }) => {
  const place = '<img src=x onerror=alert(1)>';
  const results = await SearchPage.open(page, 'fr', `where=${encodeURIComponent(place)}`);
  await expect(results.heading).toHaveText(`Nous ne trouvons aucun lieu nommé « ${place} »`);
  expect(consoleErrors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('hostile addresses lead to a page with a heading and no error', async ({ page, consoleErrors }) => {
  const addresses = hostileSearches(SEED, 2 * SAMPLE)
    .filter(({ length }) => length <= LONGEST)
    .slice(0, SAMPLE);
  expect(addresses).toHaveLength(SAMPLE);
  for (const address of addresses) {
    const answer = await page.goto(`/fr/s?${address}`);
    expect([200, 404], address).toContain(answer?.status());
    const results = new SearchPage(page, 'fr');
    await expect(results.heading, address).toHaveText(/\S{2}/);
    await expect(results.failure, address).toHaveCount(0);
    await results.expectHeaderAndFooter();
  }
  // The browser reports pages of unknown places, which answer 404.
  expect(consoleErrors.filter((error) => !/status of (404|406)/.test(error))).toEqual([]);
});
