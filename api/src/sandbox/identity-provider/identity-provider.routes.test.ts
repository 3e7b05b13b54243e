import { startApplication, type Application } from '../../../test/application';
import { call } from '../../../test/users';
import { chooseIdentity, signOnQuery } from '../../../test/single-sign-on';
import { createIdentityProvider } from './identity-provider.service';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const page = (over: Record<string, string> = {}) =>
  call(api.app, `GET /sandbox/identity/authorize?${signOnQuery(over)}`);

test('returns the endpoints', async () => {
  const { single_sign_on } = (await api.get('/3/referential/')).body;
  expect(single_sign_on).toEqual({
    authorize_url: 'http://localhost:4300/sandbox/identity/authorize',
    client_id: 'campavia-sandbox',
  });
});

test('the page names the sandbox, suggested users, and a way back', async () => {
  const { status, headers, body } = await page({ state: '"><script>' });
  expect(status).toBe(200);
  expect(body).toContain('This is a sandbox');
  expect(body).toContain('Continue as Camille Fournier');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("form-action 'self' http://localhost:4300");
  expect(headers['x-frame-options'] ?? headers['content-security-policy']).toContain('frame-ancestors');
});

test('signing in redirects back with a code and the state', async () => {
  const back = await chooseIdentity(api.app);
  expect(back.origin + back.pathname).toBe('http://localhost:4300/fr-be/auth/success');
  expect(back.searchParams.get('state')).toBe('state-1');
  expect(back.searchParams.get('code')).toMatch(/^[\w-]{43}$/);
  expect(back.searchParams.get('iss')).toBe('http://localhost:4300/sandbox/identity');
});

test('cancelling redirects back without a code', async () => {
  const back = await chooseIdentity(api.app, { cancel: '1' });
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 'state-1' });
  expect(back.searchParams.has('code')).toBe(false);
});

test.each([
  ['another site', { redirect_uri: 'https://evil.test/auth/success' }],
  ['another page', { redirect_uri: 'http://localhost:4300/login' }],
  ['an invalid prefix', { redirect_uri: 'http://localhost:4300/evil/auth/success' }],
  ['an address that hides its host', { redirect_uri: 'http://localhost:4300@evil.test/auth/success' }],
  ['a page with a query', { redirect_uri: 'http://localhost:4300/auth/success?next=//evil.test' }],
  ['a script', { redirect_uri: 'javascript:alert(1)//auth/success' }],
  ['another client', { client_id: 'campavia' }],
  ['no PKCE', { code_challenge: '' }],
  ['PKCE that shows the verifier', { code_challenge_method: 'plain' }],
  ['tokens in the address', { response_type: 'token' }],
  ['no OpenID', { scope: 'email' }],
])('%s is refused on the page, without a redirect', async (_, over) => {
  const { status, headers, body } = await page(over);
  expect([status, headers.location]).toEqual([400, undefined]);
  expect(body).toContain('This cannot be done');
  const answered = await call(api.app, `POST /sandbox/identity/authorize?${signOnQuery(over)}`, {
    form: { email: 'guest@campavia.test' },
  });
  expect([answered.status, answered.headers.location]).toEqual([400, undefined]);
});

test('in development the site may use another port', async () => {
  expect((await page({ redirect_uri: 'http://shop.localhost:4400/de/auth/success' })).status).toBe(200);
});

const request = {
  redirectUri: new URL('https://campavia.example/auth/success'),
  state: undefined,
  nonce: undefined,
  challenge: 'x',
};
const claimed = { email: 'a@example.org', given_name: 'A', family_name: 'B', email_verified: true };

test('a code works for a minute', async () => {
  let now = Date.UTC(2027, 2, 15, 8);
  const clock = { now: () => new Date(now), today: () => '2027-03-15' as never };
  const settings = { siteUrl: 'https://campavia.example' } as never;
  const provider = createIdentityProvider({ settings, clock });
  const code = new URL(provider.grantCode(request, claimed)).searchParams.get('code') ?? '';
  now += 60_000;
  const form = {
    grant_type: 'authorization_code',
    client_id: provider.clientId,
    redirect_uri: request.redirectUri.href,
    code_verifier: 'v'.repeat(43),
    code,
  };
  await expect(provider.exchange(form)).rejects.toMatchObject({ kind: 'invalid_grant' });
});

test('in production there is no such page', async () => {
  const outside = { routing: {}, notifications: {} };
  const real = await startApplication({ isSandbox: false, outside });
  for (const endpoint of ['authorize', 'jwks', '.well-known/openid-configuration']) {
    expect((await real.get(`/sandbox/identity/${endpoint}`)).status).toBe(404);
  }
  await real.close();
});
