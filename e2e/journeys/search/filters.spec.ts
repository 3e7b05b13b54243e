import { expect, STAY_QUERY, test } from '../../fixtures';
import { FilterPanel } from '../../pages/search/filter-panel';
import { SearchPage } from '../../pages/search/search-page';

const ALL_OF_FRANCE = `where=france&${STAY_QUERY}`;
const SOME_FILTERS = ['Pets welcome', 'Shower', 'Automatic gearbox', 'Campervan', 'Private owners'];

test('the number beside a filter equals the number of results after choosing it', async ({
  page,
  consoleErrors,
}) => {
  const results = await SearchPage.open(page, 'en-ie', ALL_OF_FRANCE);
  await results.expectResults();
  const filters = new FilterPanel(page);
  await filters.open();
  await filters.expandEquipment();
  for (const name of SOME_FILTERS) {
    const count = await filters.countBeside(name);
    await filters.tick(name).check();
    await expect.poll(() => results.total(), name).toBe(count);
  }
  await expect(page).toHaveURL(/types=4/);
  await filters.box.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(new RegExp(`where=france&${STAY_QUERY}$`));
  await expect(filters.tick('Shower')).not.toBeChecked();
  expect(consoleErrors).toEqual([]);
});
