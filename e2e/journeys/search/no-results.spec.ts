import { expect, STAY_QUERY, test } from '../../fixtures';
import { SearchPage } from '../../pages/search/search-page';

/** No camper around Annecy has all of this. */
const TOO_MUCH = `where=annecy&${STAY_QUERY}&beds=6&types=5`;

test('a search without results suggests others, each with the number of results that it has', async ({
  page,
  consoleErrors,
}) => {
  const results = await SearchPage.open(page, 'en-ie', TOO_MUCH);
  await expect(page.getByRole('heading', { name: 'No camper matches' })).toBeVisible();
  const suggestions = page.getByRole('main').getByRole('link', { name: /\d campers?$/ });
  await expect(suggestions.first()).toBeVisible();
  for (const index of (await suggestions.all()).keys()) {
    const suggestion = suggestions.nth(index);
    const count = Number(/([\d,]+)\+? campers?$/.exec(await suggestion.innerText())?.[1]?.replace(',', ''));
    await suggestion.click();
    await results.expectResults();
    await expect.poll(() => results.total()).toBe(count);
    await page.goBack();
    await expect(suggestions.first()).toBeVisible();
  }
  expect(consoleErrors).toEqual([]);
});
