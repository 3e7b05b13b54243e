import { expect, test } from '../../fixtures';
import { AccountMenu } from '../../pages/account/account-menu';
import { SignInPage } from '../../pages/account/sign-in-page';
import { newUser, USERS } from '../../scenes/users';

test('staff act as a user, see what the user sees, and come back', async ({ page, request, databaseUrl }) => {
  expect(databaseUrl).not.toBe('');
  const email = await newUser(request, { first_name: 'Nora' });
  const signIn = await SignInPage.open(page, 'en-ie');
  await signIn.signIn(USERS.staff);
  await expect(page).toHaveURL(/\/en-ie\/?$/);
  await new AccountMenu(page).choose('Sign in as a user');
  await expect(page).toHaveURL(/\/en-ie\/login\/log-as$/);

  const answer = await request.post('/oauth/token/', {
    form: { grant_type: 'password', client_id: 'campavia-web', username: email, password: 'campavia' },
    headers: { 'x-api-key': 'campavia-web' },
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const me = await request.get('/3/users/me/', {
    headers: { 'x-api-key': 'campavia-web', authorization: `Bearer ${token}` },
  });
  const { id } = (await me.json()) as { id: number };

  await page.getByLabel('User number').fill(String(id));
  await page.getByRole('button', { name: 'Sign in as this user' }).click();
  const banner = page.getByText(`You are signed in as Nora (no. ${id})`);
  await expect(banner).toBeVisible();
  await page.goto('/en-ie/d/account');
  await expect(page.getByRole('main')).toContainText(email);
  await expect(banner).toBeVisible();

  await page.getByRole('button', { name: 'End session' }).click();
  await expect(banner).toBeHidden();
  await expect(page).toHaveURL(/\/en-ie\/login\/log-as$/);
  await page.goto('/en-ie/d/account');
  await expect(page.getByRole('main')).toContainText(USERS.staff);
});
