import { screen } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { openPage } from '../test/open-page';

setUpWire();

const DEAD = { detail: 'used', code: 'link_invalid' };
const waiting = aMe({ email: 'marta@example.org', email_confirmed: false });

test('following the link confirms the address of a visitor', async () => {
  const calls = answer('post', '/3/users/confirm/', { email: 'marta@example.org' });
  await openPage('/confirm-email?token=secret');
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toHaveFocus();
  expect(screen.getByText('marta@example.org')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/en-ie/login');
  expect(calls.bodies).toEqual([{ token: 'secret' }]);
});

test('the page updates at once if the reader is signed in', async () => {
  answer('post', '/3/users/confirm/', { email: 'marta@example.org' });
  answer('get', '/3/users/me/', { ...waiting, email_confirmed: true });
  const { session } = await openPage('/confirm-email?token=secret', { user: waiting });
  expect(await screen.findByRole('link', { name: 'Go to the home page' })).toBeVisible();
  expect(session.current()).toMatchObject({ user: { email_confirmed: true } });
});

test('a link used before shows a visitor the next step', async () => {
  answer('post', '/3/users/confirm/', DEAD, { status: 400 });
  await openPage('/confirm-email?token=used');
  expect(await screen.findByText(/If you have opened it before, your address is confirmed/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a signed-in user with a confirmed address sees that it is confirmed', async () => {
  answer('post', '/3/users/confirm/', DEAD, { status: 400 });
  await openPage('/confirm-email?token=used', { user: aMe() });
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
});

test('a signed-in user without a confirmed address can request another link', async () => {
  answer('post', '/3/users/confirm/', DEAD, { status: 400 });
  const again = answer('post', '/3/users/me/confirmation/', null);
  const { user } = await openPage('/confirm-email?token=old', { user: waiting });
  await user.click(await screen.findByRole('button', { name: 'Send it again' }));
  expect(await screen.findByRole('status')).toHaveTextContent('The link is on its way again.');
  expect(again.urls).toHaveLength(1);
});

test('an address taken by another account meanwhile is reported', async () => {
  answer('post', '/3/users/confirm/', { email: ['taken'] }, { status: 400 });
  await openPage('/confirm-email?token=secret', { user: aMe({ pending_email: 'other@example.org' }) });
  expect(await screen.findByRole('heading', { name: 'Another account has this address now' })).toBeVisible();
});

test('while the api is unavailable the reader can retry', async () => {
  answer('post', '/3/users/confirm/', { detail: 'x', code: 'server_error' }, { status: 500 });
  const { user } = await openPage('/confirm-email?token=secret');
  const button = await screen.findByRole('button', { name: 'Try again' });
  answer('post', '/3/users/confirm/', { email: 'marta@example.org' });
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
});

test('a link without its secret makes no request', async () => {
  await openPage('/confirm-email');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
