import { expect, STAY_QUERY, test } from '../../fixtures';
import { HomePage } from '../../pages/search/home-page';
import { SearchPage } from '../../pages/search/search-page';
import { newUser, signInByApi } from '../../scenes/users';

const NEAR_ANNECY = `where=annecy&${STAY_QUERY}&pets=true`;

test('a search is saved in the browser, and in the account after signing in', async ({
  page,
  context,
  request,
}) => {
  await SearchPage.open(page, 'en-ie', NEAR_ANNECY);
  const opener = page.getByRole('button', { name: 'Save search' });
  const panel = page.getByRole('dialog', { name: 'Saved searches' });
  await opener.click();
  await panel.getByLabel('Name of the search').fill('Lake with the dog');
  await panel.getByRole('button', { name: 'Save it in this browser' }).click();
  await expect(panel.getByText('This search is saved.')).toBeVisible();
  await page.reload();
  await opener.click();
  await expect(panel.getByRole('link', { name: 'Lake with the dog' })).toBeVisible();

  await signInByApi(context, await newUser(request));
  await page.reload();
  await opener.click();
  await panel.getByRole('button', { name: 'Save it in my account' }).click();
  const alerts = panel.getByRole('switch', { name: 'E-mail alerts for Lake with the dog' });
  await expect(alerts).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await opener.click();
  await expect(alerts).toBeVisible();
  await panel.getByRole('button', { name: 'Remove Lake with the dog' }).click();
  await expect(panel.getByText('“Lake with the dog” is removed.')).toBeVisible();
  await page.reload();
  await opener.click();
  await expect(panel.getByText('None yet. Searches you save appear here.')).toBeVisible();
});

test('the home page shows recent searches and campers until they are cleared', async ({ page }) => {
  const results = await SearchPage.open(page, 'en-ie', NEAR_ANNECY);
  await results.expectResults();
  await page.keyboard.press('Shift');
  await expect(page.locator('main > div[data-rendered]')).toHaveCount(0);
  const listing = await results.openCamper(results.cards.nth(1));
  await listing.expectLoaded();
  const title = await listing.heading.innerText();
  const home = await HomePage.open(page, 'en-ie');
  const head = page.getByRole('heading', { name: 'Where you left off' });
  const recent = page.locator('section').filter({ has: head });
  await expect(recent.getByRole('link', { name: title })).toBeVisible();
  await recent
    .getByRole('link', { name: /Annecy/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`where=annecy&${STAY_QUERY}&pets=true`));
  await page.goBack();
  await expect(home.heading).toBeVisible();
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Deleted. It was saved in this browser only.')).toBeVisible();
  await page.reload();
  await expect(home.heading).toBeVisible();
  await expect(head).toHaveCount(0);
});

test('Near me searches around the browser’s location, and explains when it cannot', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 45.9, longitude: 6.12 });
  const home = await HomePage.open(page, 'en-ie');
  await home.placeField.click();
  await page
    .getByRole('option', { name: 'Near me' })
    .or(page.getByRole('button', { name: 'Near me' }))
    .click();
  await home.submitButton.click();
  const results = new SearchPage(page, 'en-ie');
  await expect(results.heading).toHaveText(/ near you$/);
  await results.expectResults();
  await expect(page).toHaveURL(/latitude=45\.9&longitude=6\.12&radius=30/);

  await context.clearPermissions();
  const again = await HomePage.open(page, 'en-ie');
  await again.placeField.click();
  await page
    .getByRole('option', { name: 'Near me' })
    .or(page.getByRole('button', { name: 'Near me' }))
    .click();
  await expect(page.getByText(/is not allowed to share your location/)).toBeVisible();
});
