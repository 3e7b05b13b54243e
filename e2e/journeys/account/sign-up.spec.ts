import path from 'node:path';

import { expect, test } from '../../fixtures';
import { AccountMenu } from '../../pages/account/account-menu';
import { AnyPage } from '../../pages/platform/any-page';
import { OutboxPage } from '../../pages/account/outbox-page';
import { SignUpPage } from '../../pages/account/sign-up-page';
import { newAddress } from '../../scenes/users';

const PICTURE = path.join(import.meta.dirname, '../../scenes/pictures/portrait.jpg');

test('a visitor signs up, confirms e-mail address and phone, adds a picture, and signs out', async ({
  page,
}) => {
  const email = newAddress();
  const phone = `+35387${String(Date.now()).slice(-7)}`;
  const signUp = await SignUpPage.open(page, 'en-ie');
  await signUp.fill({ email, password: 'three odd words', firstName: 'Maeve', lastName: 'Byrne', phone });
  await signUp.acceptTerms();
  await signUp.send();
  await expect(signUp.content).toContainText(`A link is on its way to ${email}`);

  const outbox = await OutboxPage.open(page, email);
  await outbox.followLink('confirm_email');
  const confirmed = new AnyPage(page, 'en-ie');
  await expect(confirmed.heading).toHaveText('Your address is confirmed');
  await confirmed.content.getByRole('link', { name: 'To my account' }).click();
  await expect(page).toHaveURL(/\/en-ie\/d\/account$/);

  await page.getByRole('main').getByRole('link', { name: 'Confirm this number' }).click();
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  const sms = await page.context().newPage();
  const code = await (await OutboxPage.open(sms, phone)).code('phone_code');
  await sms.close();
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Confirm the number' }).click();
  await expect(page.getByRole('alert')).toContainText('Your phone number is not confirmed yet');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm the number' }).click();
  await expect(
    page.getByText(`${phone} is confirmed`).or(page.getByText('Your phone number is confirmed')).first(),
  ).toBeVisible();

  await page.goto('/en-ie/d/account/profile');
  await page.getByLabel('Choose a picture').setInputFiles(PICTURE);
  await expect(page.getByText('Your new picture is shown')).toBeVisible();
  const picture = page.getByRole('banner').locator('img');
  await expect(picture).toHaveAttribute('src', /\/media\//);

  await new AccountMenu(page).choose('Sign out');
  await expect(page).toHaveURL(/\/en-ie\/?$/);
  await expect(picture).toHaveCount(0);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => name.startsWith('campaviaAPI'))).toEqual([]);
  await page.goto('/en-ie/d/account');
  await expect(page).toHaveURL(/\/en-ie\/sign-in\?next=%2Fen-ie%2Fd%2Faccount$/);
});
