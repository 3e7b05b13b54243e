import { expect, STAY_QUERY, test } from '../../fixtures';
import { CamperMap } from '../../pages/search/camper-map';
import { SearchPage } from '../../pages/search/search-page';

const NEAR_ANNECY = `where=annecy&${STAY_QUERY}`;

test.use({ viewport: { width: 390, height: 844 } });

test('the map is loaded when it is opened, fills the screen and leads back to the list', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const results = await SearchPage.open(page, 'en-ie', NEAR_ANNECY);
  await results.expectResults();
  expect(scripts.filter((url) => /\/map[.-]/.test(url))).toEqual([]);
  const opener = page.getByRole('button', { name: 'Map', exact: true });
  await opener.click();
  const map = new CamperMap(page);
  await map.expectPins();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await results.expectResults();
});
