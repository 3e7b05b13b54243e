import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures';
import { HomePage } from '../../pages/search/home-page';
import { SearchPage } from '../../pages/search/search-page';

async function cutOffApi(page: Page): Promise<void> {
  await page.route(/\/(3|v4)\//, (route) => route.abort('connectionrefused'));
}

test('while the api is down the results show an error, and a retry loads them', async ({ page }) => {
  const home = await HomePage.open(page, 'fr');
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => !document.querySelector('main > div[data-rendered]'));
  await cutOffApi(page);
  await home.submitButton.click();
  const results = new SearchPage(page, 'fr');
  await expect(results.heading).toHaveText(results.texts.campersFail);
  await results.expectHeaderAndFooter();
  await results.retry.click();
  await expect(results.retry).toBeEnabled();
  await expect(results.heading).toHaveText(results.texts.campersFail);

  await page.unrouteAll();
  await results.retry.click();
  await results.expectResults();
  await expect(results.failure).toBeHidden();
});
