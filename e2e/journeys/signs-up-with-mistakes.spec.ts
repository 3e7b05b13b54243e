import { expect, test } from '../fixtures';
import { SignInPage } from '../pages/sign-in-page';
import { SignUpPage } from '../pages/sign-up-page';
import { newAddress, PEOPLE, signedIn } from '../scenes/people';

test('whoever signs up with mistakes is told each of them at its field, and loses nothing', async ({
  page,
}) => {
  const signUp = await SignUpPage.open(page, 'en-ie');
  const person = { password: 'three odd words', firstName: 'Zoë 🚐', lastName: 'O’Brien' };
  await signUp.fill({
    ...person,
    email: PEOPLE.guest,
    password: 'short',
    born: { day: '31', month: '2', year: '1990' },
  });
  await signUp.send();
  await expect(signUp.trouble).toBeFocused();
  await expect(signUp.trouble).toContainText('Your account has not been created yet');
  await expect(signUp.trouble.getByRole('link')).toHaveCount(3);
  await expect(page).toHaveTitle(/^Error: /);

  await signUp.fill({ ...person, email: PEOPLE.guest, born: { day: '28', month: '2', year: '1990' } });
  await signUp.acceptTerms();
  await signUp.send();
  await expect(signUp.trouble.getByRole('link')).toHaveCount(1);
  await signUp.trouble.getByRole('link').click();
  await expect(signUp.content.getByLabel('E-mail')).toBeFocused();
  await expect(signUp.content.getByLabel('First name')).toHaveValue('Zoë 🚐');

  await signUp.content.getByLabel('E-mail').fill(newAddress());
  await signUp.send();
  await expect(signUp.content).toContainText('A link is on its way');
});

test('a form keeps what was typed when the reader changes country and language', async ({ page }) => {
  const signUp = await SignUpPage.open(page, 'en-ie');
  await signUp.fill({
    email: 'maeve@example.ie',
    password: 'three odd words',
    firstName: 'Maeve',
    lastName: 'B',
  });
  await signUp.switchSite('France · Français · €');
  await expect(page).toHaveURL(/\/fr\/signup$/);
  await expect(page.locator('input[name="email"]')).toHaveValue('maeve@example.ie');
  await expect(page.locator('input[name="first_name"]')).toHaveValue('Maeve');
  await expect(page.locator('input[name="password"]')).toHaveValue('');
});

const EVIL = [
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/x',
  'javascript:alert(1)',
  '%2F%2Fevil.test',
  '/%09/evil.test',
];

for (const next of EVIL) {
  test(`a sign-in that was to lead to ${next} leads home`, async ({ page }) => {
    const signIn = new SignInPage(page, 'en-ie');
    await page.goto(`/en-ie/sign-in?next=${encodeURIComponent(next)}`);
    await signIn.signIn(PEOPLE.guest);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/en-ie\/?$/);
  });
}

test('signed-in people do not get to the sign-up', async ({ page, context }) => {
  await signedIn(context, PEOPLE.guest);
  await page.goto('/en-ie/signup');
  await expect(page).toHaveURL(/\/en-ie\/?$/);
});
