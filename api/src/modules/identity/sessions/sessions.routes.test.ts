import Value from 'typebox/value';

import { OauthErrorSchema, TokensSchema } from '@campavia/contracts';

import { startApplication, type Application } from '../../../../test/application';
import { aNewUser, requestTokens, call, later, signIn } from '../../../../test/users';

const HOUR_MS = 3_600_000;

let api: Application;

beforeAll(async () => {
  api = await startApplication({ clientIds: ['campavia-web', 'campavia-app'] });
});
afterAll(() => api.close());

const refresh = (refresh_token: string, app = api.app) =>
  call(app, 'POST /oauth/token/', {
    form: { grant_type: 'refresh_token', client_id: 'campavia-web', refresh_token },
  });
const me = (token: string, app = api.app) => call(app, 'GET /3/users/me/', { token });

describe('signing in', () => {
  test.each(['guest', 'owner', 'pro', 'staff', 'new', 'solo'])('%s of the demo can', async (name) => {
    const { status, headers, body } = await requestTokens(api.app, `${name}@campavia.test`);
    expect(status).toBe(200);
    expect(Value.Errors(TokensSchema, body)).toEqual([]);
    expect(body.expires_in).toBe(3600);
    expect(headers['cache-control']).toBe('no-store');
    expect((await me(body.access_token)).body.email).toBe(`${name}@campavia.test`);
  });

  test('ignores case and spaces of the address', async () => {
    expect((await requestTokens(api.app, ' Guest@Campavia.Test ')).status).toBe(200);
  });

  test.each([
    ['a wrong password', { username: 'guest@campavia.test', password: 'Campavia' }],
    ['an unknown address', { username: 'nobody@campavia.test', password: 'campavia' }],
    ['a user without a password', { username: 'camille.martin.99@campavia.test', password: 'campavia' }],
    ['a very long password', { username: 'guest@campavia.test', password: 'x'.repeat(8000) }],
    ['a password that ends in nothing', { username: 'guest@campavia.test', password: 'campavia\0' }],
    ['an address with nothing in it', { username: 'guest@campavia.test\0', password: 'campavia' }],
  ])('%s is answered as bad credentials, with the same answer', async (_, credentials) => {
    const form = { grant_type: 'password', client_id: 'campavia-web', ...credentials };
    const { status, body } = await call(api.app, 'POST /oauth/token/', { form, from: '203.0.113.77' });
    expect(status).toBe(400);
    expect(Value.Errors(OauthErrorSchema, body)).toEqual([]);
    expect(body.error).not.toBe('invalid_grant');
    expect(body.error_description).toBe('Invalid credentials');
  });

  test.each([
    ['nothing', undefined],
    ['no kind of grant', { username: 'a', password: 'b' }],
    ['no password', { grant_type: 'password', username: 'guest@campavia.test' }],
    ['no address', { grant_type: 'password', username: '', password: 'campavia' }],
    ['no refresh token', { grant_type: 'refresh_token' }],
  ])('%s is answered as something missing', async (_, form) => {
    const { status, body } = await call(api.app, 'POST /oauth/token/', { form });
    expect(status).toBe(400);
    expect(body.error).toBe('invalid_request');
    expect(body.error_description).toContain('missing');
  });

  test('another kind of grant is answered as neither of them', async () => {
    const { body } = await call(api.app, 'POST /oauth/token/', { form: { grant_type: 'implicit' } });
    expect(body.error).toBe('unsupported_grant_type');
    expect(body.error_description).not.toMatch(/missing|Invalid credentials/);
  });

  test('a suspended account gets no tokens, and its existing ones are answered with 403', async () => {
    const { email, password, token, tokens } = await aNewUser(api.app);
    await api.database.updateTable('app_user').set({ is_active: false }).where('email', '=', email).execute();
    expect(await me(token)).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
    expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    const { status, body } = await requestTokens(api.app, email, password);
    expect([status, body.error]).toEqual([400, 'access_denied']);
  });

  test('neither passwords nor tokens stand in the database', async () => {
    const { access_token, refresh_token } = await signIn(api.app, 'guest@campavia.test');
    const users = await api.database.selectFrom('app_user').select('password_hash').execute();
    const hashes = users.flatMap(({ password_hash }) => password_hash ?? []);
    expect(hashes.every((hash) => hash.startsWith('$argon2id$v=19$m=9216,t=4,p=1$'))).toBe(true);
    const stored = await api.database.selectFrom('session_token').selectAll().execute();
    const readable = stored.map(({ hash }) => hash.toString('latin1') + hash.toString('base64url')).join();
    expect(readable).not.toContain(access_token);
    expect(readable).not.toContain(refresh_token);
  });
});

describe('staying signed in', () => {
  test('a refresh token brings the next ones', async () => {
    const first = await signIn(api.app, 'guest@campavia.test');
    const { status, body: second } = await refresh(first.refresh_token);
    expect(status).toBe(200);
    expect(Value.Errors(TokensSchema, second)).toEqual([]);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await me(second.access_token)).status).toBe(200);
  });

  test('a stolen one that is reused ends the whole session', async () => {
    const other = await signIn(api.app, 'guest@campavia.test');
    const first = await signIn(api.app, 'guest@campavia.test');
    const { body: second } = await refresh(first.refresh_token);
    const { body: third } = await refresh(second.refresh_token);
    expect(await refresh(first.refresh_token)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect((await refresh(third.refresh_token)).body.error).toBe('invalid_grant');
    expect(await me(third.access_token)).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
    expect((await me(other.access_token)).status).toBe(200);
  });

  test('two tabs that refresh at the same moment both stay signed in', async () => {
    const { refresh_token } = await signIn(api.app, 'guest@campavia.test');
    const [one, other] = await Promise.all([refresh(refresh_token), refresh(refresh_token)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await refresh(one.body.refresh_token)).status).toBe(200);
    expect((await me(other.body.access_token)).status).toBe(200);
  });

  test.each(['', 'x', 'a'.repeat(5000), '\0', '../../etc', 'ünïcødé'])(
    'refuses %j as a refresh token',
    async (token) => {
      const { status, body } = await refresh(token);
      expect(status).toBe(400);
      expect(body.error).toBe(token ? 'invalid_grant' : 'invalid_request');
    },
  );

  test('an access token cannot be used as a refresh token, nor the other way round', async () => {
    const { access_token, refresh_token } = await signIn(api.app, 'guest@campavia.test');
    expect((await refresh(access_token)).body.error).toBe('invalid_grant');
    expect((await me(refresh_token)).status).toBe(401);
  });

  test('the tokens of one client are of no use to another', async () => {
    const { access_token, refresh_token } = await signIn(api.app, 'guest@campavia.test');
    const form = { grant_type: 'refresh_token', client_id: 'campavia-app', refresh_token };
    expect((await call(api.app, 'POST /oauth/token/', { form })).body.error).toBe('invalid_grant');
    const ending = { token: access_token, client_id: 'campavia-app' };
    expect((await call(api.app, 'POST /oauth/revoke_token/', { form: ending })).status).toBe(200);
    expect((await me(access_token)).status).toBe(200);
  });

  test('an access token works for an hour, a refresh token for thirty days', async () => {
    const { access_token, refresh_token } = await signIn(api.app, 'guest@campavia.test');
    const soon = await later(api, HOUR_MS - 60_000);
    const afterwards = await later(api, HOUR_MS + 60_000);
    const nextMonth = await later(api, 30 * 24 * HOUR_MS + 60_000);
    expect((await me(access_token, soon)).status).toBe(200);
    expect(await me(access_token, afterwards)).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    });
    expect((await refresh(refresh_token, nextMonth)).body.error).toBe('invalid_grant');
    expect((await refresh(refresh_token, afterwards)).status).toBe(200);
    await Promise.all([soon, afterwards, nextMonth].map((app) => app.close()));
  });
});

describe('signing out', () => {
  test.each(['access_token', 'refresh_token'] as const)('with the %s ends both', async (kind) => {
    const tokens = await signIn(api.app, 'guest@campavia.test');
    const form = { token: tokens[kind], client_id: 'campavia-web' };
    expect((await call(api.app, 'POST /oauth/revoke_token/', { form })).status).toBe(200);
    expect((await me(tokens.access_token)).status).toBe(401);
    expect((await refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('succeeds when it was done before, and reports a missing token', async () => {
    const form = { token: 'unknown', client_id: 'campavia-web' };
    expect((await call(api.app, 'POST /oauth/revoke_token/', { form })).status).toBe(200);
    const { status, body } = await call(api.app, 'POST /oauth/revoke_token/', { form: {} });
    expect([status, body.error]).toEqual([400, 'invalid_request']);
  });
});

describe('who makes a call', () => {
  test('is read from the bearer header and never from a cookie', async () => {
    const { access_token } = await signIn(api.app, 'guest@campavia.test');
    const cookie = `campaviaAPI_access_token=${access_token}; access_token=${access_token}`;
    expect(await call(api.app, 'GET /3/users/me/', { headers: { cookie } })).toMatchObject({
      status: 401,
      body: { code: 'sign_in_needed' },
    });
  });

  test.each(['Bearer', 'Bearer x', 'Basic Z3Vlc3Q6Y2FtcGF2aWE=', 'Bearer a b', `Bearer ${'a'.repeat(4000)}`])(
    '%s is refused, also where visitors may go',
    async (authorization) => {
      const { status, headers, body } = await call(api.app, 'GET /3/referential/', {
        headers: { authorization },
      });
      expect([status, body.code]).toEqual([401, 'token_invalid']);
      expect(headers['www-authenticate']).toBe('Bearer realm="campavia", error="invalid_token"');
    },
  );

  test('personal responses are not cached by proxies', async () => {
    const { access_token } = await signIn(api.app, 'guest@campavia.test');
    expect((await me(access_token)).headers['cache-control']).toBe('private, no-store');
  });
});
