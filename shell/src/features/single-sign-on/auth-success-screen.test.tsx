import { screen, waitFor } from '@testing-library/react';

import { aMe, someTokens } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { rememberAttempt } from './sign-on-attempt';
import { openPage } from '../test/open-page';

setUpWire();

afterEach(() => window.sessionStorage.clear());

function begin(over: { next?: string; startedAtMs?: number } = {}) {
  rememberAttempt({
    state: 'state-1',
    nonce: 'nonce-1',
    codeVerifier: 'verifier-1',
    redirectUri: 'http://localhost/en-ie/auth/success',
    next: '/en-ie/d/account',
    startedAtMs: Date.now(),
    ...over,
  });
}

const BACK = '/auth/success?code=code-1&state=state-1';

test('a return with a code signs in and continues', async () => {
  begin();
  answer('post', '/oauth/token/', someTokens());
  answer('get', '/3/users/me/', aMe());
  const { session } = await openPage(BACK);
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie/d/account'));
  expect(session.enter).toHaveBeenCalledWith(someTokens(), 'sso');
});

test('a tampered next address leads to the home page', async () => {
  begin({ next: '//evil.example' });
  answer('post', '/oauth/token/', someTokens());
  answer('get', '/3/users/me/', aMe());
  await openPage(BACK);
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie'));
});

test.each([
  [
    'without a request from this browser',
    '/auth/success?code=code-1&state=of-somebody-else',
    'began in another window',
  ],
  ['without a state', '/auth/success?code=code-1', 'began in another window'],
  [
    'that the reader broke off',
    '/auth/success?error=access_denied&state=state-1',
    'You cancelled before it was done',
  ],
  ['with an error', '/auth/success?error=server_error&state=state-1', 'could not confirm who you are'],
  ['with nothing', '/auth/success?state=state-1', 'could not confirm who you are'],
])('a response %s neither signs in nor calls the api', async (_, path, text) => {
  begin();
  await openPage(path);
  expect(await screen.findByRole('heading', { name: 'You are not signed in yet' })).toBeVisible();
  expect(screen.getByText(new RegExp(text))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/en-ie/login');
});

test('a response that took too long is refused', async () => {
  begin({ startedAtMs: Date.now() - 11 * 60_000 });
  await openPage(BACK);
  expect(await screen.findByText(/took too long/)).toBeVisible();
});

test('a response is used once', async () => {
  begin();
  answer('post', '/oauth/token/', { error: 'invalid_grant', error_description: 'used' }, { status: 400 });
  const { unmount } = await openPage(BACK);
  await screen.findByText(/This sign-in is no longer valid/);
  unmount();
  await openPage(BACK);
  expect(await screen.findByText(/was used before/)).toBeVisible();
});

test.each([
  [400, { error: 'invalid_grant', error_description: 'used' }, 'is no longer valid'],
  [400, { error: 'access_denied', error_description: 'not verified' }, 'has no confirmed e-mail address'],
  [400, { error: 'temporarily_unavailable', error_description: 'away' }, 'There was no answer in time'],
  [429, { detail: 'slow', code: 'too_many_attempts' }, 'There was no answer in time'],
  [500, { detail: 'x', code: 'server_error' }, 'There was no answer in time'],
])('tokens refused with %i %j are explained', async (status, body, text) => {
  begin();
  answer('post', '/oauth/token/', body, { status });
  await openPage(BACK);
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});

test('a signed-in user who reloads is sent to the home page', async () => {
  await openPage(BACK, { user: aMe() });
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie'));
});
