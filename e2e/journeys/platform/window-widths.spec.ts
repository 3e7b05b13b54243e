import { expect, STAY_QUERY, test } from '../../fixtures';
import { HomePage } from '../../pages/search/home-page';
import { ListingPage } from '../../pages/listing/listing-page';
import { SearchPage } from '../../pages/search/search-page';
import { sidewaysScroll } from '../../pages/checks/layout-shift';

test('pages fit into windows of 320 and 768 pixels without horizontal scrolling', async ({
  page,
  scenes,
}) => {
  const camper = await scenes.someCamper();
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await HomePage.open(page, 'fr');
    expect(await sidewaysScroll(page), `home, ${width} px`).toBe(0);
    const results = await SearchPage.open(page, 'fr', `where=annecy&beds=2&types=4&${STAY_QUERY}`);
    await results.expectResults();
    expect(await sidewaysScroll(page), `results, ${width} px`).toBe(0);
    await ListingPage.open(page, 'fr', camper, STAY_QUERY);
    expect(await sidewaysScroll(page), `listing, ${width} px`).toBe(0);
    await page.goto('/fr/no/such/page');
    expect(await sidewaysScroll(page), `not found, ${width} px`).toBe(0);
  }
});
