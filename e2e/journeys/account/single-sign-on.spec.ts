import { withFlags } from '../../faults/flags';
import { expect, test } from '../../fixtures';
import { AccountMenu } from '../../pages/account/account-menu';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { newAddress } from '../../scenes/users';

test('a first single sign-on creates an account and leads back to the page', async ({ page }) => {
  await withFlags(page, 'single_sign_on');
  await page.goto('/en-ie/s?where=annecy');
  const menu = new AccountMenu(page);
  await menu.choose('Sign in');
  const choice = page.getByRole('dialog', { name: 'Sign in with an account you have elsewhere?' });
  await expect(choice).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await choice.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  const form = page.locator('form').filter({ has: page.getByLabel('E-mail address') });
  await form.getByLabel('E-mail address').fill(newAddress());
  await form.getByLabel('First name').fill('Ines');
  await form.getByLabel('Last name').fill('Prado');
  await form.getByRole('button', { name: 'Continue as this person' }).click();
  await expect(page).toHaveURL(/\/en-ie\/s\?where=annecy$/);
  await menu.open();
  await expect(menu.list).toContainText('Hello, Ines');
});
