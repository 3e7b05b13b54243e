import { expect, test } from '../../fixtures';
import { AnyPage } from '../../pages/platform/any-page';
import { SearchPage } from '../../pages/search/search-page';

test('an unknown address answers 404, with a link to the search', async ({ page }) => {
  const answer = await page.goto('/fr/no/such/page');
  expect(answer?.status()).toBe(404);
  const unknown = new AnyPage(page, 'fr');
  await expect(unknown.heading).toHaveText(unknown.texts.noSuchPage);
  await unknown.expectHeaderAndFooter();
  await unknown.content.getByRole('link', { name: unknown.texts.findACamper }).click();
  await new SearchPage(page, 'fr').expectResults();
});
