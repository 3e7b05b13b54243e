import { expect, STAY_QUERY, test } from '../../fixtures';
import { SearchPage } from '../../pages/search/search-page';
import { newUser, signInByApi } from '../../scenes/users';

test('a visitor’s saved campers are kept after signing in, and another visitor opens the list by its link', async ({
  page,
  context,
  browser,
  request,
}) => {
  const results = await SearchPage.open(page, 'en-ie', `where=lyon&${STAY_QUERY}`);
  await results.expectResults();
  const heartOf = (nth: number) => results.cards.nth(nth).getByRole('button', { name: /^Save / });
  const titles = [await results.linkOf(results.cards.nth(0)).innerText()];
  titles.push(await results.linkOf(results.cards.nth(1)).innerText());
  // One key hydrates the page and loads the hearts.
  await page.keyboard.press('Tab');
  await expect(heartOf(0)).toBeVisible();
  await heartOf(0).click();
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  await heartOf(1).press('Enter');
  await page.reload();
  await expect(heartOf(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(1)).toHaveAttribute('aria-pressed', 'true');

  await signInByApi(context, await newUser(request));
  await page.goto('/en-ie/d/wishlists');
  await expect(page.getByText('2 campers that you saved before you signed in came along.')).toBeVisible();
  await page.getByRole('link', { name: 'Saved before you signed in' }).click();
  const cards = page.getByRole('article');
  await expect(cards.getByRole('link', { name: titles[0], exact: true })).toBeVisible();
  await expect(cards).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('came along')).toHaveCount(0);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The link is copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newContext();
  const reader = await other.newPage();
  const answer = await reader.goto(link);
  expect(answer?.status()).toBe(200);
  await expect(reader.getByRole('heading', { name: 'Saved before you signed in' })).toBeVisible();
  await expect(reader.getByRole('article')).toHaveCount(2);
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await cards
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('The link does not work any more')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'This wishlist is not there' })).toBeVisible();
  await other.close();
});
