import * as oauth from 'oauth4webapi';

import { startApplication, type Application } from '../../../../test/application';
import { call } from '../../../../test/users';

/** What an OAuth client of the trade makes of our endpoints, over a real connection. */

const INSECURE = { [oauth.allowInsecureRequests]: true };
const CLIENT: oauth.Client = { client_id: 'campavia-web' };
const RIGHT = { username: 'guest@campavia.test', password: 'campavia' };

let api: Application;
let server: oauth.AuthorizationServer;

beforeAll(async () => {
  api = await startApplication();
  const issuer = await api.app.listen({ port: 0, host: '127.0.0.1' });
  server = {
    issuer,
    token_endpoint: `${issuer}/oauth/token/`,
    revocation_endpoint: `${issuer}/oauth/revoke_token/`,
  };
});
afterAll(() => api.close());

async function signIn(form: Record<string, string> = RIGHT, client = CLIENT) {
  const answer = await oauth.genericTokenEndpointRequest(
    server,
    client,
    oauth.None(),
    'password',
    new URLSearchParams(form),
    INSECURE,
  );
  return oauth.processGenericTokenEndpointResponse(server, client, answer);
}

async function refresh(token = '') {
  const answer = await oauth.refreshTokenGrantRequest(server, CLIENT, oauth.None(), token, INSECURE);
  return oauth.processRefreshTokenResponse(server, CLIENT, answer);
}

function readMe(token: string) {
  const url = new URL('/3/users/me/', server.issuer);
  const headers = new Headers({ 'x-api-key': 'campavia-web' });
  return oauth.protectedResourceRequest(token, 'GET', url, headers, null, INSECURE);
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    ({ error, status }: oauth.ResponseBodyError) => [status, error],
  );

test('a client signs in, reads who it is, refreshes and signs out', async () => {
  const first = await signIn();
  expect(first).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  const second = await refresh(first.refresh_token);
  expect((await readMe(second.access_token)).status).toBe(200);
  const answer = await oauth.revocationRequest(
    server,
    CLIENT,
    oauth.None(),
    second.refresh_token ?? '',
    INSECURE,
  );
  await expect(oauth.processRevocationResponse(answer)).resolves.toBeUndefined();
  await expect(refusalOf(refresh(second.refresh_token))).resolves.toEqual([400, 'invalid_grant']);
});

test('the challenge contains the reason why a token is refused', async () => {
  const refused = readMe('expired').catch((error: unknown) => error);
  const error = (await refused) as oauth.WWWAuthenticateChallengeError;
  expect(error).toBeInstanceOf(oauth.WWWAuthenticateChallengeError);
  expect(error.status).toBe(401);
  expect(error.cause[0]).toMatchObject({
    scheme: 'bearer',
    parameters: { realm: 'campavia', error: 'invalid_token' },
  });
});

test('without a token the challenge names no error', async () => {
  const { status, headers } = await call(api.app, 'GET /3/users/me/');
  expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer realm="campavia"']);
});

test.each([
  ['an unknown client', { client_id: 'nobody' }],
  ['a client without a name', { client_id: ' ' }],
])('%s is an invalid client', async (_, client) => {
  await expect(refusalOf(signIn(RIGHT, client))).resolves.toEqual([400, 'invalid_client']);
});

test.each([
  ['/oauth/token/', 'grant_type=password&username=a&password=b'],
  ['/oauth/token/', 'grant_type=refresh_token&refresh_token=x'],
  ['/oauth/revoke_token/', 'token=x'],
])('%s with %s and no client_id is an invalid client', async (path, payload) => {
  await expect(post(path, payload)).resolves.toMatchObject({
    status: 400,
    body: { error: 'invalid_client', error_description: expect.not.stringContaining('missing') },
  });
});

test('a wrong password has the description that the specified client knows', async () => {
  const refused = signIn({ ...RIGHT, password: 'wrong' }).catch((error: unknown) => error);
  const { error, error_description: description } = (await refused) as oauth.ResponseBodyError;
  expect([error, description]).toEqual(['access_denied', 'Invalid credentials']);
});

test.each([
  ['/oauth/token/', 'grant_type=password&grant_type=password&client_id=campavia-web&username=a&password=b'],
  ['/oauth/token/', 'grant_type=password&client_id=campavia-web&username=a&password=b&scope=x&scope=y'],
  ['/oauth/revoke_token/', 'token=a&token=b&client_id=campavia-web'],
])('%s with a parameter twice is an invalid request: %s', async (path, payload) => {
  const { status, body } = await post(path, payload);
  expect([status, body.error]).toEqual([400, 'invalid_request']);
});

test.each([
  ['invalid JSON', 'application/json', '{"grant_type":'],
  ['an object for a text', 'application/json', '{"grant_type":{"a":1}}'],
  ['a list', 'application/json', '["password"]'],
  ['another type', 'text/plain', 'grant_type=password'],
  ['a form that is too large', 'application/x-www-form-urlencoded', `grant_type=${'x'.repeat(20_000)}`],
])('%s is an invalid request', async (_, type, payload) => {
  const { status, body } = await post('/oauth/token/', payload, { 'content-type': type });
  expect([status, body.error]).toEqual([400, 'invalid_request']);
});

test('a client that sends a password of its own in the header is refused in that scheme', async () => {
  const { status, headers, body } = await post('/oauth/token/', 'grant_type=password', {
    authorization: 'Basic Y2FtcGF2aWEtd2ViOg==',
  });
  expect([status, body.error, headers['www-authenticate']]).toEqual([
    401,
    'invalid_client',
    'Basic realm="campavia"',
  ]);
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const)('%s is not allowed', async (method) => {
  for (const url of ['/oauth/token/', '/oauth/token', '/oauth/revoke_token/']) {
    const { statusCode, headers } = await api.app.inject({ method, url });
    expect([statusCode, headers.allow]).toEqual([405, 'POST']);
  }
});

async function post(url: string, payload: string, headers: Record<string, string> = {}) {
  const answer = await api.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}
