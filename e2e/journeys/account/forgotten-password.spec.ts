import { expect, test } from '../../fixtures';
import { AccountMenu } from '../../pages/account/account-menu';
import { AnyPage } from '../../pages/platform/any-page';
import { OutboxPage } from '../../pages/account/outbox-page';
import { SignInPage } from '../../pages/account/sign-in-page';
import { newUser } from '../../scenes/users';

test('a user resets a forgotten password by a link in an e-mail, which works once and signs in', async ({
  page,
  request,
}) => {
  const email = await newUser(request);
  const signIn = await SignInPage.open(page, 'en-ie');
  await signIn.signIn(email, 'not the one');
  await expect(signIn.errorSummary).toContainText('do not match');
  await expect(signIn.email).toHaveValue(email);
  await signIn.askForNewPassword(email);
  await expect(signIn.content).toContainText('Check your e-mail');

  await (await OutboxPage.open(page, email)).followLink('reset_password');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('alert')).toContainText('Your password is still the old one');
  await page.getByLabel('New password').fill('three odd words');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();

  const again = new SignInPage(page, 'en-ie');
  await again.signIn(email, 'three odd words');
  await expect(page).toHaveURL(/\/en-ie\/?$/);
  const menu = new AccountMenu(page);
  await menu.open();
  await expect(menu.list).toContainText('Nora');

  await (await OutboxPage.open(page, email)).followLink('reset_password');
  await page.getByLabel('New password').fill('three other words');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(new AnyPage(page, 'en-ie').heading).toHaveText('This link no longer works');
});
