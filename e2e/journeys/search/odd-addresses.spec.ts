import { expect, test } from '../../fixtures';
import { SearchPage } from '../../pages/search/search-page';

test('HTML in the name of a place is shown as text', async ({ page, consoleErrors }) => {
  const place = '<img src=x onerror=alert(1)>';
  const results = await SearchPage.open(page, 'fr', `where=${encodeURIComponent(place)}`);
  await expect(results.heading).toHaveText(`Nous ne trouvons aucun lieu nommé « ${place} »`);
  expect(consoleErrors.filter((error) => !error.includes('404'))).toEqual([]);
});
