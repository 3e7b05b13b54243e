import { screen, waitFor, within } from '@testing-library/react';

import { aPasskey, someMailPreferences, someOwnSessions, somePasskeys } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { answerAccount } from '../../../test/account-answers';
import { openPage } from '../../../test/open-page';

setUpWire();
beforeEach(answerAccount);

const startRegistration = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: (options: unknown) => startRegistration(options) as unknown,
}));

const PASSKEYS = '/3/users/me/passkeys/';

async function openAdding() {
  const page = await openPage('/d/account');
  await page.user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

test('a passkey is added with a name and the password', async () => {
  const response = { id: 'AQID', response: {} };
  startRegistration.mockResolvedValueOnce(response);
  const asked = answer('post', `${PASSKEYS}options/`, { challenge: 'c' });
  const added = answer('post', PASSKEYS, aPasskey({ name: 'Laptop' }), { status: 201 });
  const { user, dialog, sent } = await openAdding();
  await user.type(dialog.getByLabelText(/Name of the device/), 'Laptop');
  await user.type(dialog.getByLabelText('Your password'), 'campavia');
  await user.click(dialog.getByRole('button', { name: 'Add a passkey' }));
  await waitFor(() => expect(sent).toEqual(['Passkey added']));
  expect(asked.bodies).toEqual([{ password: 'campavia' }]);
  expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } });
  expect(added.bodies).toEqual([{ name: 'Laptop', response }]);
});

test("after closing the browser's dialog the page says that nothing was added", async () => {
  const refusal = Object.assign(new Error('closed'), { name: 'NotAllowedError' });
  startRegistration.mockRejectedValueOnce(refusal);
  answer('post', `${PASSKEYS}options/`, { challenge: 'c' });
  const { user, dialog } = await openAdding();
  await user.type(dialog.getByLabelText(/Name of the device/), 'Laptop');
  await user.type(dialog.getByLabelText('Your password'), 'campavia');
  await user.click(dialog.getByRole('button', { name: 'Add a passkey' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Your device made no passkey');
});

test('a passkey is renamed and removed', async () => {
  const renamed = answer('patch', `${PASSKEYS}3/`, aPasskey({ name: 'Phone' }));
  const removed = answer('delete', `${PASSKEYS}3/`, null);
  const { user, sent } = await openPage('/d/account');
  await user.click(await screen.findByRole('button', { name: 'Rename' }));
  const field = within(await screen.findByRole('dialog')).getByLabelText(/Name of the device/);
  await user.clear(field);
  await user.type(field, 'Phone');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual(['Name saved']));
  expect(renamed.bodies).toEqual([{ name: 'Phone' }]);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  answer('get', PASSKEYS, somePasskeys([]));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(removed.urls).toHaveLength(1));
  expect(await screen.findByText(/You have no passkey yet/)).toBeVisible();
});

test('other sign-ins are ended, one by one or all at once', async () => {
  const ended = answer('delete', '/3/users/me/sessions/f/', null);
  const others = answer('delete', '/3/users/me/sessions/', null);
  const { user } = await openPage('/d/account');
  expect(await screen.findByText('Chrome on macOS')).toBeVisible();
  expect(screen.getByText(/with the passkey “Maeve’s iPhone”/)).toBeVisible();
  const [, ofFirefox] = screen.getAllByRole('button', { name: 'Sign out' });
  await user.click(ofFirefox as HTMLElement);
  await waitFor(() => expect(ended.urls).toHaveLength(1));
  answer('get', '/3/users/me/sessions/', someOwnSessions([someOwnSessions().results[0] as never]));
  await user.click(screen.getByRole('button', { name: 'Sign out elsewhere' }));
  await waitFor(() => expect(others.urls).toHaveLength(1));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Sign out elsewhere' })).not.toBeInTheDocument(),
  );
});

test('a switch is saved at once, and reverted on failure', async () => {
  const changed = answer('patch', '/3/users/me/mail-preferences/', someMailPreferences({ newsletter: true }));
  const { user, sent } = await openPage('/d/account');
  const newsletter = await screen.findByRole('switch', { name: /^Newsletter/ });
  await user.click(newsletter);
  await waitFor(() => expect(newsletter).toBeChecked());
  expect(changed.bodies).toEqual([{ newsletter: true }]);
  const refusal = { detail: 'Confirm your address first.', code: 'email_not_confirmed' };
  answer('patch', '/3/users/me/mail-preferences/', refusal, { status: 405 });
  answer('get', '/3/users/me/mail-preferences/', someMailPreferences({ newsletter: true }));
  await user.click(newsletter);
  await waitFor(() => expect(sent).toEqual([{ text: 'Confirm your address first.' }]));
  expect(newsletter).toBeChecked();
});

test('two switches turned off at once on a slow connection both stay off and are saved', async () => {
  answer('get', '/3/users/me/mail-preferences/', someMailPreferences({ newsletter: true }));
  let respond = () => undefined as void;
  const held = new Promise<void>((resolve) => (respond = resolve));
  const changed = answer('patch', '/3/users/me/mail-preferences/', async () => {
    await held;
    // The first answer does not contain the second change yet.
    return someMailPreferences({ wishlists: false, newsletter: changed.bodies.length < 2 });
  });
  const { user, sent } = await openPage('/d/account');
  const wishlists = await screen.findByRole('switch', { name: /^Wishlists/ });
  const newsletter = screen.getByRole('switch', { name: /^Newsletter/ });
  await user.click(wishlists);
  await user.click(newsletter);
  expect(wishlists).not.toBeChecked();
  expect(newsletter).not.toBeChecked();
  respond();
  await waitFor(() => expect(changed.bodies).toEqual([{ wishlists: false }, { newsletter: false }]));
  expect(wishlists).not.toBeChecked();
  expect(newsletter).not.toBeChecked();
  expect(sent).toEqual([]);
});

test('of two switches turned off at once only the refused one turns back on', async () => {
  answer('get', '/3/users/me/mail-preferences/', someMailPreferences({ newsletter: true }));
  const { user, sent } = await openPage('/d/account');
  const wishlists = await screen.findByRole('switch', { name: /^Wishlists/ });
  const newsletter = screen.getByRole('switch', { name: /^Newsletter/ });
  let respond = () => undefined as void;
  const held = new Promise<void>((resolve) => (respond = resolve));
  const first = answer('patch', '/3/users/me/mail-preferences/', async () => {
    await held;
    const refusal = { detail: 'Confirm your address first.', code: 'email_not_confirmed' };
    answer('patch', '/3/users/me/mail-preferences/', refusal, { status: 405 });
    answer(
      'get',
      '/3/users/me/mail-preferences/',
      someMailPreferences({ wishlists: false, newsletter: true }),
    );
    return someMailPreferences({ wishlists: false, newsletter: true });
  });
  await user.click(wishlists);
  await user.click(newsletter);
  await waitFor(() => expect(first.bodies).toEqual([{ wishlists: false }]));
  respond();
  await waitFor(() => expect(newsletter).toBeChecked());
  await waitFor(() => expect(wishlists).not.toBeChecked());
  expect(sent).toEqual([{ text: 'Confirm your address first.' }]);
});

test('all data is downloaded as one file', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  answer('get', '/3/users/me/data/', { made_at: '2027-03-10T08:00:00Z', sections: {} });
  const { user } = await openPage('/d/account');
  await user.click(await screen.findByRole('button', { name: 'Download the file' }));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('staff who act as a user see neither passkeys nor sign-ins', async () => {
  await openPage('/d/account', { actor: { id: 9, first_name: 'Sam' } });
  expect(await screen.findByRole('switch', { name: /^Newsletter/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Passkeys' })).not.toBeInTheDocument();
});
