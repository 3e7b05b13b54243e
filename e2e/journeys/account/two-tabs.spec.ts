import { expect, test } from '../../fixtures';
import { AccountMenu } from '../../pages/account/account-menu';
import { SignInPage } from '../../pages/account/sign-in-page';
import { USERS, signInByApi } from '../../scenes/users';

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signInByApi(context, USERS.guest);
  await page.goto('/en-ie/d/account');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Your account');
  const other = await context.newPage();
  await other.goto('/en-ie');
  await new AccountMenu(other).choose('Sign out');
  await expect(other).toHaveURL(/\/en-ie\/?$/);
  await expect(page).toHaveURL(/\/en-ie\/?$/);
  await expect(page.getByText('guest@campavia.test')).toHaveCount(0);
});

test('signing in in one tab signs in the other', async ({ page, context }) => {
  await page.goto('/en-ie');
  const menu = new AccountMenu(page);
  const other = await context.newPage();
  await (await SignInPage.open(other, 'en-ie')).signIn(USERS.guest);
  await expect(other).toHaveURL(/\/en-ie\/?$/);
  await page.bringToFront();
  await menu.open();
  await expect(menu.list).toContainText('Sign out');
});
