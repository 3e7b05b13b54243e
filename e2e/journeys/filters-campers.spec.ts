import { expect, STAY_QUERY, test } from '../fixtures';
import { FilterPanel } from '../pages/filter-panel';
import { tabTo } from '../pages/keyboard';
import { SearchPage } from '../pages/search-page';

const ALL_OF_FRANCE = `where=france&${STAY_QUERY}`;
const SOME_FILTERS = ['Pets welcome', 'Shower', 'Automatic gearbox', 'Campervan', 'Private owners'];

test('each number beside a filter is what choosing it leaves', async ({ page, complaints }) => {
  const results = await SearchPage.open(page, 'en-ie', ALL_OF_FRANCE);
  await results.expectResults();
  const filters = new FilterPanel(page);
  await filters.open();
  await filters.openDrawers();
  for (const name of SOME_FILTERS) {
    const promised = await filters.countBeside(name);
    await filters.tick(name).check();
    await expect.poll(() => results.total(), name).toBe(promised);
  }
  await expect(page).toHaveURL(/types=4/);
  await filters.box.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(new RegExp(`where=france&${STAY_QUERY}$`));
  await expect(filters.tick('Shower')).not.toBeChecked();
  expect(complaints).toEqual([]);
});

test('the cheapest come first when asked, on every page', async ({ page }) => {
  const results = await SearchPage.open(page, 'en-ie', ALL_OF_FRANCE);
  await results.expectResults();
  await page.getByRole('combobox', { name: 'Order of the results' }).selectOption('price');
  await expect(page).toHaveURL(/ordering=price/);
  await results.expectResults();
  const first = await results.pricesADay();
  await results.nextPage.click();
  await expect(page).toHaveURL(/page=2/);
  await results.expectResults();
  const prices = [...first, ...(await results.pricesADay())];
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test('prices that cannot be are explained where they stand, and nothing typed is lost', async ({ page }) => {
  const results = await SearchPage.open(page, 'en-ie', ALL_OF_FRANCE);
  const filters = new FilterPanel(page);
  await filters.open();
  const [least, most] = [filters.box.getByLabel('From'), filters.box.getByLabel('Up to')];
  await least.fill('200');
  await most.fill('90');
  await most.blur();
  await expect(filters.box.getByText(/This is below the lowest price/)).toBeVisible();
  await expect(least).toHaveValue('200');
  await most.fill('a lot');
  await most.blur();
  await expect(filters.box.getByText(/Enter an amount/)).toBeVisible();
  await most.fill('260');
  await most.blur();
  await expect(page).toHaveURL(/min_price=200&max_price=260/);
  await results.expectResults();
  for (const price of await results.pricesADay()) {
    expect(price).toBeGreaterThanOrEqual(200);
    expect(price).toBeLessThanOrEqual(260);
  }
});

test('filters by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  const results = await SearchPage.open(page, 'en-ie', ALL_OF_FRANCE);
  await results.expectResults();
  const filters = new FilterPanel(page);
  await tabTo(page, filters.opener.filter({ visible: true }));
  await keyboard.press('Enter');
  await expect(filters.tick('Campervan')).toBeVisible();
  await tabTo(page, filters.tick('Campervan'));
  const promised = await filters.countBeside('Campervan');
  await keyboard.press('Space');
  await expect.poll(() => results.total()).toBe(promised);
  await expect(filters.tick('Campervan')).toBeFocused();
  await keyboard.press('Escape');
  await expect(filters.opener.filter({ visible: true })).toBeFocused();
});
