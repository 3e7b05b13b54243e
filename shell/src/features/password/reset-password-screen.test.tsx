import { screen, waitFor } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { enter, type OpenedPage, openPage } from '../test/open-page';

setUpWire();

async function choose(user: OpenedPage['user'], password: string) {
  await enter(user, 'New password', password);
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
}

test('the mailed link sets a new password, and continues to the sign-in', async () => {
  const calls = answer('post', '/3/manage-password/', null);
  const { user } = await openPage('/reset-password?token=secret');
  await choose(user, 'green camper 27');
  expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Good to see you again' })).toBeVisible();
  expect(calls.bodies).toEqual([{ token: 'secret', new_password: 'green camper 27' }]);
});

test('the user signed in with the old password is signed out, and the next page says so', async () => {
  answer('post', '/3/manage-password/', null);
  const { user, session, platform } = await openPage('/reset-password?token=secret', { user: aMe() });
  const shown = jest.fn(() => expect(session.current()).toEqual({ status: 'visitor' }));
  platform.events.subscribe('toast.shown', shown);
  await choose(user, 'green camper 27');
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(session.signOut).toHaveBeenCalledTimes(1);
  const title = 'Your new password is set. Sign in with it.';
  expect(shown).toHaveBeenCalledWith({ tone: 'good', title, isImportant: true });
});

test('a weak password is reported at the field, and the link still works', async () => {
  const easy = 'This password is easy to guess. Choose another one.';
  answer('post', '/3/manage-password/', { new_password: [easy] }, { status: 400 });
  const { user } = await openPage('/reset-password?token=secret');
  await choose(user, 'password1');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your password is still the old one');
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(expect.stringContaining(easy));
  answer('post', '/3/manage-password/', null);
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeVisible();
});

test.each([
  ['that was used before', '/reset-password?token=used'],
  ['without its secret', '/reset-password'],
])('a link %s offers to request a new one', async (_, path) => {
  answer('post', '/3/manage-password/', { detail: 'used', code: 'link_invalid' }, { status: 400 });
  const { user } = await openPage(path);
  if (path.includes('token')) await choose(user, 'green camper 27');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/en-ie/forgotten-password',
  );
});
