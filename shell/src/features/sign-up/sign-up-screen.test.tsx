import { screen, waitFor, within } from '@testing-library/react';

import { aMe, someTokens } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { enter, type OpenedPage, openPage } from '../test/open-page';

setUpWire();

const unconfirmed = aMe({ email: 'marta@example.org', first_name: 'Marta 🚐', email_confirmed: false });

type Reader = OpenedPage['user'];

async function fill(user: Reader, over: Partial<Record<string, string>> = {}) {
  const typed = {
    'E-mail': 'marta@example.org',
    Password: 'green camper 27',
    'First name': 'Marta 🚐',
    'Last name': 'Solé',
    ...over,
  };
  for (const [label, value] of Object.entries(typed)) {
    if (value) await enter(user, label, value);
  }
}

async function send(user: Reader) {
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
}

function signInWorks() {
  answer('post', '/oauth/token/', someTokens());
  answer('get', '/3/users/me/', unconfirmed);
}

test('a visitor signs up, is signed in, and is asked to confirm the address', async () => {
  const calls = answer('post', '/3/users/', unconfirmed, { status: 201 });
  signInWorks();
  const { user, session } = await openPage('/signup?next=/en-ie/s');
  await fill(user, { Day: '4', Month: '5', Year: '1990', 'Phone (optional)': '+33 6 12 34 56 78' });
  await send(user);
  const heading = await screen.findByRole('heading', { name: 'One thing left: confirm your address' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('marta@example.org')).toBeVisible();
  expect(session.current().status).toBe('signed-in');
  expect(calls.bodies).toEqual([
    {
      email: 'marta@example.org',
      password: 'green camper 27',
      first_name: 'Marta 🚐',
      last_name: 'Solé',
      phone: '+33 6 12 34 56 78',
      borned_on: '1990-05-04',
      terms: true,
      locale: 'en-ie',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie/s'));
});

test('empty optional fields are sent as null', async () => {
  const calls = answer('post', '/3/users/', unconfirmed, { status: 201 });
  signInWorks();
  const { user } = await openPage('/signup');
  await fill(user);
  await send(user);
  await screen.findByRole('heading', { name: /One thing left/ });
  expect(calls.bodies[0]).toMatchObject({ phone: null, borned_on: null });
});

test('the confirmation link can be sent again, and too many requests are reported', async () => {
  answer('post', '/3/users/', unconfirmed, { status: 201 });
  signInWorks();
  const again = answer('post', '/3/users/me/confirmation/', null);
  const { user } = await openPage('/signup');
  await fill(user);
  await send(user);
  const button = await screen.findByRole('button', { name: 'Send it again' });
  await user.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent('The link is on its way again.');
  expect(again.urls).toHaveLength(1);
  const slow = { detail: 'Too many attempts.', code: 'too_many_attempts' };
  answer('post', '/3/users/me/confirmation/', slow, { status: 429 });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
});

test('an account whose sign-in failed exists all the same', async () => {
  answer('post', '/3/users/', unconfirmed, { status: 201 });
  answer('post', '/oauth/token/', {}, { status: 503 });
  const { user } = await openPage('/signup?next=/en-ie/s');
  await fill(user);
  await send(user);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/en-ie/login?next=%2Fen-ie%2Fs',
  );
});

test('a taken address is reported at its field, and typed input is kept', async () => {
  const taken = 'Somebody has an account with this address already.';
  answer('post', '/3/users/', { email: [taken] }, { status: 400 });
  const { user } = await openPage('/signup');
  await fill(user);
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your account has not been created yet');
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(taken);
  expect(screen.getByLabelText('Password')).toHaveValue('green camper 27');
});

test.each([
  [{ Password: 'short' }, 'Use 8 characters or more for your password.'],
  [{ Day: '31', Month: '2', Year: '1990' }, 'There is no such date of birth. Check day, month and year.'],
  [{ 'E-mail': 'marta' }, 'Enter an e-mail address with an @, like name@example.com.'],
  [{ 'First name': '   ' }, 'Enter your first name.'],
  [{ 'Last name': '' }, 'Enter your last name.'],
])('%j is reported before anything is sent', async (over, text) => {
  const { user } = await openPage('/signup');
  await fill(user, over);
  await send(user);
  expect(within(screen.getByRole('alert')).getByRole('link', { name: text })).toBeVisible();
});

test('without accepting the terms nothing is sent', async () => {
  const { user } = await openPage('/signup');
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Tick the box to accept the terms.');
});

test('a signed-in user cannot sign up', async () => {
  await openPage('/signup', { user: aMe() });
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie'));
});
