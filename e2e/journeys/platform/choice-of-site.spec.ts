import type { Page } from '@playwright/test';

import { expect, STAY_QUERY, test } from '../../fixtures';
import { AnyPage } from '../../pages/platform/any-page';
import { HomePage } from '../../pages/search/home-page';

/** The redirects that the browser received. */
function watchRedirects(page: Page): string[] {
  const redirects: string[] = [];
  page.on('response', (response) => {
    const { location } = response.headers();
    if (response.status() >= 300 && response.status() < 400 && location) redirects.push(location);
  });
  return redirects;
}

test.use({ locale: 'fr-CH' });

test('a browser in Swiss French is redirected to its site once, can open others, and keeps the chosen site', async ({
  page,
  context,
}) => {
  const redirects = watchRedirects(page);
  await page.goto(`/s?${STAY_QUERY}`);
  await expect(page).toHaveURL(new RegExp(`/fr-ch/s\\?${STAY_QUERY}$`));
  expect(redirects).toEqual([`/fr-ch/s?${STAY_QUERY}`]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe('fr-ch');

  redirects.length = 0;
  await HomePage.open(page, 'de');
  await expect(page).toHaveURL(/\/de$/);
  expect(redirects).toEqual([]);

  await new AnyPage(page, 'de').switchSite('United States · English · $');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(new URL(page.url()).pathname).toBe('/');
  redirects.length = 0;
  await HomePage.open(page, '');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(redirects).toEqual([]);
});
