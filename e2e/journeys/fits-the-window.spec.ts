import { expect, STAY_QUERY, test } from '../fixtures';
import { HomePage } from '../pages/home-page';
import { ListingPage } from '../pages/listing-page';
import { SearchPage } from '../pages/search-page';
import { sidewaysScroll } from '../pages/steadiness';

for (const width of [320, 390, 768, 1440]) {
  test.describe(`a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('is wide enough for every page', async ({ page, scenes }) => {
      await HomePage.open(page, 'fr');
      expect(await sidewaysScroll(page), 'home').toBe(0);
      const results = await SearchPage.open(page, 'fr', `where=annecy&beds=2&types=4&${STAY_QUERY}`);
      await results.expectResults();
      expect(await sidewaysScroll(page), 'results').toBe(0);
      await ListingPage.open(page, 'fr', await scenes.someCamper(), STAY_QUERY);
      expect(await sidewaysScroll(page), 'listing').toBe(0);
      await page.goto('/fr/no/such/page');
      expect(await sidewaysScroll(page), 'not found').toBe(0);
    });
  });
}
