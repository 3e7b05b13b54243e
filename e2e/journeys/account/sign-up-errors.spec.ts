import { expect, test } from '../../fixtures';
import { SignUpPage } from '../../pages/account/sign-up-page';
import { newAddress, PEOPLE } from '../../scenes/people';

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
  await expect(signUp.errorSummary).toBeFocused();
  await expect(signUp.errorSummary).toContainText('Your account has not been created yet');
  await expect(signUp.errorSummary.getByRole('link')).toHaveCount(3);
  await expect(page).toHaveTitle(/^Error: /);

  await signUp.fill({ ...person, email: PEOPLE.guest, born: { day: '28', month: '2', year: '1990' } });
  await signUp.acceptTerms();
  await signUp.send();
  await expect(signUp.errorSummary.getByRole('link')).toHaveCount(1);
  await signUp.errorSummary.getByRole('link').click();
  await expect(signUp.content.getByLabel('E-mail')).toBeFocused();
  await expect(signUp.content.getByLabel('First name')).toHaveValue('Zoë 🚐');

  await signUp.content.getByLabel('E-mail').fill(newAddress());
  await signUp.send();
  await expect(signUp.content).toContainText('A link is on its way');
});
