import { expect, test } from '../../fixtures';
import { AccountMenu } from '../../pages/account/account-menu';
import { SignInPage } from '../../pages/account/sign-in-page';
import { newUser } from '../../scenes/users';

test('a user adds a passkey, signs in with it, and removes it', async ({ page, request, consoleErrors }) => {
  const email = await newUser(request);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const respond = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

  await (await SignInPage.open(page, 'en-ie')).signIn(email);
  await expect(page).toHaveURL(/\/en-ie\/?$/);
  await page.goto('/en-ie/d/account');
  await respond(true);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the device').fill('Test phone');
  await dialog.getByLabel('Your password').fill('campavia');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Test phone.*Added on/ });
  await expect(entry).toContainText('not used yet');
  await respond(false);

  await new AccountMenu(page).choose('Sign out');
  await expect(page).toHaveURL(/\/en-ie\/?$/);
  await page.addInitScript(recordPasskeyRequest);
  const signIn = await SignInPage.open(page, 'en-ie');
  await expect(signIn.email).toHaveAttribute('autocomplete', 'username webauthn');
  // The request of the autofill stays open; the one of the button is answered.
  await page.waitForFunction(() => document.documentElement.dataset.requestsPasskey);
  await respond(true);
  await signIn.content.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/en-ie\/?$/);

  await page.goto('/en-ie/d/account');
  await expect(entry).toContainText('used for this sign-in');
  await entry.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

/** In the page: marks the document once a passkey is requested. */
function recordPasskeyRequest(): void {
  const { credentials } = navigator;
  const get = credentials.get.bind(credentials);
  credentials.get = (options) => {
    const request = get(options);
    document.documentElement.dataset.requestsPasskey = 'true';
    return request;
  };
}
