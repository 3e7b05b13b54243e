import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures';
import { HomePage } from '../../pages/search/home-page';
import { SearchPage } from '../../pages/search/search-page';
import { NARROW_TOO } from '../../tags';

const SITES = ['en-ie', 'fr-ch', 'de', 'pt-pt'];

/** Holds back the scripts of every part; gives what lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((settle) => (release = settle));
  await page.route(/\/releases\/.*\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a visitor searches from the home page, opens a camper and reads of it',
    NARROW_TOO,
    async ({ page }) => {
      const home = await HomePage.open(page, 'en-ie');
      await expect(home.content.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('p[data-no-script]')).toBeVisible();
      await expect(home.header.getByRole('button')).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Motorhomes' }).click();
      await expect(home.content.getByRole('heading', { level: 1 })).toContainText('otorhome');
      await home.header.getByRole('link', { name: 'Campavia' }).click();
      await home.placeField.fill('annecy');
      const results = await home.search();
      await expect(results.heading).toContainText('Annecy');
      const listing = await results.openCamper(results.cards.first());
      await expect(listing.content.getByRole('img').first()).toBeVisible();
    },
  );
});

test('what a visitor types and presses before the scripts have come is not lost', async ({ page }) => {
  const letThrough = await holdScripts(page);
  // A document waits for its scripts before it has loaded.
  await page.goto('/en-ie', { waitUntil: 'commit' });
  const home = new HomePage(page, 'en-ie');
  await home.placeField.fill('Annecy');
  letThrough();
  await expect(home.content.getByRole('option').first()).toBeVisible();
  await expect(home.placeField).toHaveValue('Annecy');
});

test('every page is taken over as the server has rendered it', async ({ page, consoleErrors }) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  for (const site of SITES) {
    const results = await SearchPage.open(page, site, 'where=annecy');
    const camper = await results.linkOf(results.cards.first()).getAttribute('href');
    for (const path of [
      `/${site}`,
      `/${site}/campervan-hire/annecy`,
      `/${site}/s?where=annecy`,
      `/${site}/rent-my-motorhome`,
      `/${site}/earnings`,
      `/${site}/help`,
      camper ?? '',
    ]) {
      await page.goto(path);
      const rendered = await heading.elementHandle();
      await page.keyboard.press('Shift');
      await page.waitForFunction(() => !document.querySelector(':is(#header, main > div)[data-rendered]'));
      // The footer is hydrated once it is seen.
      await page.keyboard.press('End');
      await page.waitForFunction(() => !document.querySelector('[data-rendered]'));
      expect(await rendered?.evaluate((element) => element.isConnected), path).toBe(true);
    }
  }
  expect(consoleErrors).toEqual([]);
});

test('a page that the browser has kept works after every reload, under the policy that it came with', async ({
  page,
  consoleErrors,
}) => {
  const nonce = () => page.evaluate(() => document.querySelector('script')?.nonce);
  const isTakenOver = async () => {
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.querySelector('[data-rendered]') === null);
  };
  const home = await HomePage.open(page, 'en-ie');
  await isTakenOver();
  const firstNonce = await nonce();
  expect(firstNonce).toMatch(/^[\w+/]{22}==$/);
  for (let reload = 0; reload < 2; reload += 1) {
    await page.reload();
    await isTakenOver();
    expect(await nonce()).toBe(firstNonce);
  }
  await home.placeField.fill('Annecy');
  await expect(home.content.getByRole('option').first()).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
