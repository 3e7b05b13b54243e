import { webcrypto } from 'node:crypto';

import { act, screen, waitFor } from '@testing-library/react';

import { renderScreen, type ScreenOptions } from '@campavia/testing';

import { withSingleSignOn } from '../test/open-page';

import { challengeOf } from './proof-key';
import { openSingleSignOn } from './open-single-sign-on';
import { startSingleSignOn } from './start-single-sign-on';

beforeAll(() => void Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
afterEach(() => window.sessionStorage.clear());

const addresses = [
  { id: 'login', pattern: '/login', part: 'shell' },
  { id: 'auth-success', pattern: '/auth/success', part: 'shell' },
];

function onPage({ platform, ...options }: ScreenOptions = {}) {
  return renderScreen(<p />, { ...options, platform: { addresses, ...platform } });
}

function begun() {
  return JSON.parse(window.sessionStorage.getItem('campavia.single-sign-on') ?? 'null');
}

test('the challenge is the one of RFC 7636, appendix B', async () => {
  const challenge = await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk');
  expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
});

test('the provider is asked with a state, a nonce and a challenge that only this tab can answer', async () => {
  onPage({ site: 'fr', platform: { referential: withSingleSignOn() } });
  const goTo = jest.fn();
  await startSingleSignOn('/fr/d/account', { goTo });
  const url = new URL(goTo.mock.calls[0][0]);
  const { state, nonce, codeVerifier, redirectUri, next } = begun();
  expect(url.origin + url.pathname).toBe('https://identity.example/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'campavia-test',
    redirect_uri: 'http://localhost/fr/auth/success',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await challengeOf(codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: 'fr-FR',
  });
  expect([redirectUri, next]).toEqual(['http://localhost/fr/auth/success', '/fr/d/account']);
  expect(new Set([state, nonce, codeVerifier]).size).toBe(3);
  expect(codeVerifier.length).toBeGreaterThanOrEqual(43);
});

test('two attempts share no secret', async () => {
  onPage({ platform: { referential: withSingleSignOn() } });
  await startSingleSignOn('/', { goTo: () => undefined });
  const first = begun();
  await startSingleSignOn('/', { goTo: () => undefined });
  expect(begun().state).not.toBe(first.state);
  expect(begun().codeVerifier).not.toBe(first.codeVerifier);
});

test('nothing starts without a provider', async () => {
  onPage();
  await expect(startSingleSignOn('/')).rejects.toThrow('No identity provider is known');
});

test('the dialog explains single sign-on, and offers the password instead', async () => {
  const { user } = onPage({ platform: { referential: withSingleSignOn() } });
  await act(() => openSingleSignOn('/en-ie/s'));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Sign in with an account you have elsewhere?');
  await user.click(screen.getByRole('button', { name: 'Use a password' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe('?next=%2Fen-ie%2Fs');
});

test('the dialog reports when the provider cannot be reached', async () => {
  const { user } = onPage();
  await act(() => openSingleSignOn());
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/Single sign-on cannot be reached/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
