import type { Page } from '@playwright/test';

import { expect, STAY_QUERY, test } from '../fixtures';
import { AnyPage } from '../pages/any-page';
import { HomePage } from '../pages/home-page';
import { ListingPage } from '../pages/listing-page';

/** The answers on the way to a page: how often, and where to, a browser was sent. */
function watchRedirects(page: Page): string[] {
  const redirects: string[] = [];
  page.on('response', (response) => {
    const { location } = response.headers();
    if (response.status() >= 300 && response.status() < 400 && location) redirects.push(location);
  });
  return redirects;
}

test.describe('a browser that speaks Swiss French', () => {
  test.use({ locale: 'fr-CH' });

  test('is sent to its site once, and the choice is remembered', async ({ page, context }) => {
    const redirects = watchRedirects(page);
    await page.goto(`/s?${STAY_QUERY}`);
    await expect(page).toHaveURL(new RegExp(`/fr-ch/s\\?${STAY_QUERY}$`));
    expect(redirects).toEqual([`/fr-ch/s?${STAY_QUERY}`]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe('fr-ch');
  });

  test('may read another site without being sent away', async ({ page }) => {
    const redirects = watchRedirects(page);
    await HomePage.open(page, 'de');
    await expect(page).toHaveURL(/\/de$/);
    expect(redirects).toEqual([]);
  });

  test('chooses the American site, which then stays', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/fr-ch$/);
    await new AnyPage(page, 'fr-ch').switchSite('United States · English · $');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    expect(new URL(page.url()).pathname).toBe('/');
    const redirects = watchRedirects(page);
    await HomePage.open(page, '');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(redirects).toEqual([]);
  });
});

test.describe('a browser whose languages the site does not speak', () => {
  test.use({ locale: 'fi-FI' });

  test('stays on the default site', async ({ page }) => {
    const home = await HomePage.open(page, '');
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(home.submitButton).toBeVisible();
  });
});

test('a camper’s page keeps its dates on another site', async ({ page, scenes }) => {
  const camper = await scenes.someCamper();
  const listing = await ListingPage.open(page, 'fr', camper, STAY_QUERY);
  const title = await listing.heading.innerText();
  await listing.switchSite('Deutschland · Deutsch · €');
  await expect(page).toHaveURL(new RegExp(`/de/campers/${camper}\\?${STAY_QUERY}$`));
  await expect(listing.heading).toHaveText(title);
});

test('an address in another spelling leads to ours', async ({ request }) => {
  const answer = await request.get('/FR/s?beds=4', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/fr/s?beds=4');
  const prefixed = await request.get('/en-us/s', { maxRedirects: 0 });
  expect(prefixed.status()).toBe(301);
  expect(prefixed.headers().location).toBe('/s');
});
