import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures';
import { HomePage } from '../../pages/search/home-page';
import { SearchPage } from '../../pages/search/search-page';

const SITES = ['en-ie', 'fr-ch'];

/** Delays the scripts of every part; returns the function that releases them. */
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

  test('a visitor searches from the home page, opens a camper and reads its description', async ({
    page,
  }) => {
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
  });
});

test('text typed and buttons pressed before the scripts are loaded are not lost', async ({ page }) => {
  const letThrough = await holdScripts(page);
  // A document waits for its scripts before it has loaded.
  await page.goto('/en-ie', { waitUntil: 'commit' });
  const home = new HomePage(page, 'en-ie');
  await home.placeField.fill('Annecy');
  letThrough();
  await expect(home.content.getByRole('option').first()).toBeVisible();
  await expect(home.placeField).toHaveValue('Annecy');
});

test('every page is hydrated without changing the server’s HTML', async ({ page, consoleErrors }) => {
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

test('a page from the browser’s cache works after every reload, with its original content security policy', async ({
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
