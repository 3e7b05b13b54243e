import { expect, STAY_QUERY, test } from '../fixtures';
import { SearchPage } from '../pages/search-page';

/** Who wants all of this at once around Annecy finds nothing. */
const TOO_MUCH = `where=annecy&${STAY_QUERY}&beds=6&types=5`;

test('a search without results leads to one that has as many as it says', async ({ page, complaints }) => {
  const results = await SearchPage.open(page, 'en-ie', TOO_MUCH);
  await expect(page.getByRole('heading', { name: 'No camper matches' })).toBeVisible();
  const ways = page.getByRole('main').getByRole('link', { name: /\d campers?$/ });
  await expect(ways.first()).toBeVisible();
  for (const index of (await ways.all()).keys()) {
    const way = ways.nth(index);
    const promised = Number(/([\d,]+)\+? campers?$/.exec(await way.innerText())?.[1]?.replace(',', ''));
    await way.click();
    await results.expectResults();
    await expect.poll(() => results.total()).toBe(promised);
    await page.goBack();
    await expect(ways.first()).toBeVisible();
  }
  expect(complaints).toEqual([]);
});
