import { createHttp, type Http } from '@campavia/api-client/core';
import {
  aCompany,
  aLegalProfile,
  aLogAsAnswer,
  aMe,
  aPhoneCertification,
  aSignUp,
  aUser,
  someMoneyboxes,
  someTokens,
} from '@campavia/contracts/testing';

import * as client from './index';
import { answeringServer } from './testing/answering-server';

const site = { isoTag: 'fr-FR', currency: 'EUR' };
const anHttp = (baseUrl: string) => createHttp({ baseUrl, site, apiKey: 'key-1' });

const code = {
  code: 'c/1',
  codeVerifier: 'v',
  redirectUri: 'https://campavia.test/de/auth/success',
  nonce: 'n',
  clientId: 'web',
};

const forms: [string, (http: Http) => Promise<unknown>, string][] = [
  [
    'signing in',
    (http) => client.signIn({ email: 'a+b@example.org', password: 'p&w=1', clientId: 'web' }, { http }),
    'grant_type=password&client_id=web&username=a%2Bb%40example.org&password=p%26w%3D1',
  ],
  [
    'refreshing',
    (http) => client.refreshTokens('refresh-1', 'web', { http }),
    'grant_type=refresh_token&client_id=web&refresh_token=refresh-1',
  ],
  [
    'signing in by a provider',
    (http) => client.signInWithCode(code, { http }),
    'grant_type=authorization_code&client_id=web&code=c%2F1&code_verifier=v&redirect_uri=https%3A%2F%2Fcampavia.test%2Fde%2Fauth%2Fsuccess&nonce=n',
  ],
  ['signing out', (http) => client.revokeToken('access-1', 'web', { http }), 'token=access-1&client_id=web'],
];

test.each(forms)('%s is sent as a form', async (_, call, body) => {
  await using api = await answeringServer({ body: someTokens() });
  await call(anHttp(api.origin));
  expect(api.calls[0]).toMatchObject({ method: 'POST', body });
  expect(api.calls[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
});

const bodies: [string, (http: Http) => Promise<unknown>, unknown][] = [
  ['a sign-up', (http) => client.signUp(aSignUp(), { http }), aSignUp()],
  ['a mailed secret', (http) => client.confirmAddress('secret', { http }), { token: 'secret' }],
  ['a change', (http) => client.updateMe({ phone: null }, { http }), { phone: null }],
  [
    'two passwords',
    (http) => client.changePassword('old', 'new', { http }),
    { old_password: 'old', new_password: 'new' },
  ],
  ['an address', (http) => client.requestPasswordLink('a@example.org', { http }), { email: 'a@example.org' }],
  [
    'a secret and a password',
    (http) => client.resetPassword('secret', 'new', { http }),
    { token: 'secret', new_password: 'new' },
  ],
  ['a code', (http) => client.certifyPhone('123456', { http }), { code: '123456' }],
  ['whom to act as', (http) => client.logAs(41, { http }), { user_id: 41 }],
  ['a company', (http) => client.createCompany(aCompany(), { http }), aCompany()],
  ['another city', (http) => client.updateCompany({ city: 'Lyon' }, { http }), { city: 'Lyon' }],
  ['a legal profile', (http) => client.createLegalProfile(aLegalProfile(), { http }), aLegalProfile()],
  ['another country', (http) => client.updateLegalProfile({ country: 'BE' }, { http }), { country: 'BE' }],
];

test.each(bodies)('%s is sent unchanged', async (_, call, body) => {
  await using api = await answeringServer({ body: {} });
  await call(anHttp(api.origin));
  expect(JSON.parse(api.calls[0]?.body ?? '')).toEqual(body);
});

const answers: [string, (http: Http) => Promise<unknown>, unknown][] = [
  ['tokens', (http) => client.refreshTokens('refresh-1', 'web', { http }), someTokens()],
  ['oneself', (http) => client.getMe({ http }), aMe()],
  ['somebody', (http) => client.getUser(41, { http }), aUser()],
  ['rental credits', (http) => client.getMoneyboxes({ http }), someMoneyboxes()],
  ['how it stands with the phone', (http) => client.sendPhoneCode({ http }), aPhoneCertification()],
  ['a company', (http) => client.getCompany({ http }), aCompany()],
  ['a legal profile', (http) => client.getLegalProfile({ http }), aLegalProfile()],
  ['a token to act with', (http) => client.logAs(41, { http }), aLogAsAnswer()],
];

test.each(answers)('returns %s', async (_, call, body) => {
  await using api = await answeringServer({ body });
  await expect(call(anHttp(api.origin))).resolves.toEqual(body);
});

test.each<[string, (http: Http) => Promise<unknown>]>([
  ['leaving', (http) => client.deleteMe({ http })],
  ['another link', (http) => client.sendConfirmation({ http })],
  ['a new password', (http) => client.changePassword('old', 'new', { http })],
])('%s returns nothing', async (_, call) => {
  await using api = await answeringServer({ status: 204, text: '' });
  await expect(call(anHttp(api.origin))).resolves.toBeUndefined();
});

describe('another link for an address that may already be confirmed', () => {
  test('is sent if it is not confirmed', async () => {
    await using api = await answeringServer({ status: 204, text: '' });
    await expect(client.sendConfirmationIfNeeded({ http: anHttp(api.origin) })).resolves.toBe(true);
  });

  test('is not needed if it is confirmed', async () => {
    await using api = await answeringServer({ status: 405, body: { code: 'email_confirmed_already' } });
    await expect(client.sendConfirmationIfNeeded({ http: anHttp(api.origin) })).resolves.toBe(false);
  });

  test('fails after too many requests', async () => {
    await using api = await answeringServer({ status: 429, body: { code: 'too_many_attempts' } });
    const attempt = client.sendConfirmationIfNeeded({ http: anHttp(api.origin) });
    await expect(attempt).rejects.toMatchObject({ status: 429, code: 'too_many_attempts' });
  });
});

test('sends the code of a confirmed address', async () => {
  await using api = await answeringServer({ body: { email: 'a@example.org' } });
  await expect(client.confirmAddress('secret', { http: anHttp(api.origin) })).resolves.toBe('a@example.org');
});

test('a picture is sent as a file', async () => {
  await using api = await answeringServer({ status: 201, body: aMe() });
  await client.uploadMyPicture(new Blob(['pixels'], { type: 'image/png' }), { http: anHttp(api.origin) });
  expect(api.calls[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(api.calls[0]?.body).toMatch(
    /name="image"; filename="[^"]+"\r\nContent-Type: image\/png\r\n\r\npixels/i,
  );
});

test('wrong credentials fail with the description of the token endpoint', async () => {
  const body = { error: 'access_denied', error_description: 'Invalid credentials' };
  await using api = await answeringServer({ status: 400, body });
  const attempt = client.signIn({ email: 'a', password: 'b', clientId: 'web' }, { http: anHttp(api.origin) });
  await expect(attempt).rejects.toMatchObject({
    status: 400,
    code: 'access_denied',
    detail: 'Invalid credentials',
  });
});
