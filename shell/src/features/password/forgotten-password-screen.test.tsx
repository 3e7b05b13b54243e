import { screen } from '@testing-library/react';

import { answer, setUpWire } from '@campavia/testing';

import { enter, type OpenedPage, openPage } from '../test/open-page';

setUpWire();

async function ask(user: OpenedPage['user'], email: string) {
  if (email) await enter(user, 'E-mail', email);
  await user.click(await screen.findByRole('button', { name: 'Send me the link' }));
}

test('a link is requested, and the answer does not reveal whether the account exists', async () => {
  const calls = answer('post', '/3/manage-password/', null);
  const { user } = await openPage('/forgotten-password');
  await ask(user, 'guest@campavia.test');
  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toHaveFocus();
  expect(screen.getByText(/If somebody has an account with/)).toHaveTextContent('guest@campavia.test');
  expect(calls.bodies).toEqual([{ email: 'guest@campavia.test' }]);
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(await screen.findByLabelText('E-mail')).toBeVisible();
});

test('an empty address sends no request', async () => {
  const { user } = await openPage('/forgotten-password');
  await ask(user, '');
  expect(screen.getByRole('alert')).toHaveTextContent('No link was sent yet');
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
});

test('too many requests are reported', async () => {
  const slow = { detail: 'Too many attempts. Please wait a moment.', code: 'too_many_attempts' };
  answer('post', '/3/manage-password/', slow, { status: 429 });
  const { user } = await openPage('/forgotten-password');
  await ask(user, 'guest@campavia.test');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
});
