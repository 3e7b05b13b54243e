import { withFlags } from '../../faults/flags';
import { expect, test } from '../../fixtures';
import { AccountMenu } from '../../pages/account/account-menu';
import { AnyPage } from '../../pages/platform/any-page';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { newAddress } from '../../scenes/people';

test('somebody signs in with an account elsewhere, which makes one here', async ({ page }) => {
  await withFlags(page, 'single_sign_on');
  await page.goto('/en-ie/s?where=annecy');
  const menu = new AccountMenu(page);
  await menu.choose('Sign in');
  const choice = page.getByRole('dialog', { name: 'Sign in with an account you have elsewhere?' });
  await expect(choice).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await choice.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  const stranger = page.locator('form').filter({ has: page.getByLabel('E-mail address') });
  await stranger.getByLabel('E-mail address').fill(newAddress());
  await stranger.getByLabel('First name').fill('Ines');
  await stranger.getByLabel('Last name').fill('Prado');
  await stranger.getByRole('button', { name: 'Continue as this person' }).click();
  await expect(page).toHaveURL(/\/en-ie\/s\?where=annecy$/);
  await menu.open();
  await expect(menu.list).toContainText('Hello, Ines');
});

test('the chat assistant comes where it is offered, in the reader’s language, and nowhere else', async ({
  page,
}) => {
  await withFlags(page, 'chat_assistant');
  await page.goto('/fr/login');
  await expect(new AnyPage(page, 'fr').heading).toBeVisible();
  await expect(page.locator('#chat button')).toHaveCount(0);
  await page.goto('/fr');
  await page.locator('#chat').getByRole('button', { name: 'Poser une question' }).click();
  await expect(page.getByRole('dialog', { name: 'Assistant' }).locator('iframe')).toHaveAttribute(
    'src',
    /\/sandbox\/assistant\?bot=sandbox&lang=fr$/,
  );
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
