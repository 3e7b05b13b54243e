import { startAuthentication } from '@simplewebauthn/browser';
import { act, screen, waitFor, within } from '@testing-library/react';

import { aMe, someTokens } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { enter, type OpenedPage, openPage, withSingleSignOn } from '../test/open-page';

setUpWire();

jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: jest.fn(),
  browserSupportsWebAuthnAutofill: () => Promise.resolve(false),
  WebAuthnAbortService: { cancelCeremony: () => undefined },
}));

async function fill(user: OpenedPage['user'], email: string, password: string) {
  await enter(user, 'E-mail', email);
  await enter(user, 'Password', password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

function refuse(status: number, body: object) {
  return answer('post', '/oauth/token/', body, { status });
}

test('continues to the requested page after signing in', async () => {
  answer('post', '/oauth/token/', someTokens());
  answer('get', '/3/users/me/', aMe());
  const { user, session } = await openPage('/sign-in?next=/en-ie/d/account%3Ftab=2');
  await fill(user, ' guest@campavia.test ', 'campavia');
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie/d/account'));
  expect(window.location.search).toBe('?tab=2');
  expect(session.enter).toHaveBeenCalledWith(someTokens(), 'email');
});

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example/'])(
  'a next of %s leads to the home page',
  async (next) => {
    await openPage(`/sign-in?${new URLSearchParams({ next })}`, { user: aMe() });
    await waitFor(() => expect(window.location.pathname).toBe('/en-ie'));
  },
);

test('a signed-in user does not see the form', async () => {
  await openPage('/sign-in?next=/en-ie/s', { user: aMe() });
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie/s'));
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

test.each([
  [
    { isSignedOut: true, reason: 'This account is suspended.' },
    'You have been signed out. This account is suspended.',
  ],
  [{ isSignedOut: true }, 'You have been signed out.'],
])('after an expired session the form says so for as long as it is open: %j', async (news, text) => {
  refuse(400, { error: 'access_denied', error_description: 'Invalid credentials' });
  const { user, platform } = await openPage('/sign-in?next=/en-ie/s');
  expect(screen.queryByText(/signed out/)).toBeNull();
  act(() => platform.navigation.replace('/en-ie/sign-in?next=/en-ie/s', news));
  expect((await screen.findByText(/signed out/)).textContent?.trim()).toBe(text);
  await fill(user, 'guest@campavia.test', 'wrong');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(/signed out/)).toBeNull();
});

test('a wrong password offers a reset, and the address need not be typed again', async () => {
  refuse(400, { error: 'access_denied', error_description: 'Invalid credentials' });
  const { user } = await openPage('/sign-in');
  await fill(user, 'guest@campavia.test', 'wrong');
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('That e-mail address and password do not match.');
  expect(screen.getByLabelText('E-mail')).toHaveValue('guest@campavia.test');
  await user.click(within(problem).getByRole('link', { name: 'ask for a new password' }));
  expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('guest@campavia.test');
});

test.each([
  [400, { error: 'invalid_request', error_description: 'Request is missing password' }, 'Both are needed'],
  [400, { error: 'invalid_grant', error_description: 'expired' }, 'That sign-in has expired'],
  [400, { error: 'access_denied', error_description: 'This account is suspended' }, 'Please contact us'],
  [400, { error: 'anything', error_description: 'else' }, 'You could not be signed in just now'],
  [500, { detail: 'boom', code: 'server_error' }, 'You could not be signed in just now'],
  [429, { detail: 'slow', code: 'too_many_attempts' }, 'Too many attempts'],
])('the answer %i %j is shown as "%s"', async (status, body, text) => {
  refuse(status, body);
  const { user } = await openPage('/sign-in');
  await fill(user, 'guest@campavia.test', 'campavia');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByText(/boom|slow/)).not.toBeInTheDocument();
});

test('empty fields are reported before anything is sent', async () => {
  const { user } = await openPage('/sign-in');
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('You are not signed in yet');
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter your e-mail address.', 'Enter your password.']);
});

test('the link to sign up keeps the requested page', async () => {
  await openPage('/sign-in?next=/en-ie/d/account');
  expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/en-ie/signup?next=%2Fen-ie%2Fd%2Faccount',
  );
});

test('single sign-on is offered below the form if it is on', async () => {
  await openPage('/sign-in', { platform: { referential: withSingleSignOn() } });
  expect(await screen.findByRole('button', { name: 'Use single sign-on' })).toBeVisible();
});

test('single sign-on is not mentioned if it is off', async () => {
  const referential = { ...withSingleSignOn(), flags: {} };
  await openPage('/sign-in', { platform: { referential } });
  expect(await screen.findByLabelText('E-mail')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use single sign-on' })).not.toBeInTheDocument();
});

describe('a passkey', () => {
  const signIn = async () => {
    const page = await openPage('/sign-in');
    await page.user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    return page;
  };
  const device = jest.mocked(startAuthentication);

  test('in a browser without support leaves the password', async () => {
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser has no passkeys');
  });

  describe('in a browser with support', () => {
    beforeEach(() => {
      Object.assign(window, { PublicKeyCredential: jest.fn() });
      answer('post', '/v4/passkeys/options/', { challenge: 'c' });
    });
    afterEach(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'));

    test('signs in without a password', async () => {
      device.mockResolvedValueOnce({ id: 'AQID' } as never);
      const asked = answer('post', '/oauth/token/', someTokens());
      answer('get', '/3/users/me/', aMe());
      await signIn();
      await waitFor(() => expect(asked.urls).toHaveLength(1));
      await waitFor(() => expect(window.location.pathname).not.toContain('sign-in'));
    });

    test('unknown to the api is reported', async () => {
      device.mockResolvedValueOnce({ id: 'AQID' } as never);
      refuse(400, { error: 'invalid_grant', error_description: 'This passkey is not known' });
      await signIn();
      expect(await screen.findByRole('alert')).toHaveTextContent('This passkey is not known here any more');
    });

    test('that is cancelled leaves the password', async () => {
      device.mockRejectedValueOnce(Object.assign(new Error('closed'), { name: 'NotAllowedError' }));
      await signIn();
      expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was chosen');
    });
  });
});
