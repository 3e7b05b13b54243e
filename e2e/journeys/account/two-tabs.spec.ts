import { expect, test } from '../../fixtures';
import { AccountMenu } from '../../pages/account/account-menu';
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
