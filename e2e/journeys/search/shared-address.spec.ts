import { expect, STAY_QUERY, test } from '../../fixtures';
import { SearchPage } from '../../pages/search/search-page';

const ALL_OF_FRANCE = `where=france&${STAY_QUERY}`;

test('the address of a search shows the same campers in the same order in another browser', async ({
  page,
  browser,
}) => {
  const results = await SearchPage.open(page, 'fr', `${ALL_OF_FRANCE}&beds=4&types=4&page=2`);
  await results.expectResults();
  const other = await browser.newContext();
  const shared = await SearchPage.open(await other.newPage(), 'fr', new URL(page.url()).search.slice(1));
  await shared.expectResults();
  expect(await shared.campers()).toEqual(await results.campers());
  await other.close();
});
