import Value from 'typebox/value';

import { OauthErrorSchema, TokensSchema } from '@campavia/contracts';

import { settingsFor, startApplication, type Application } from '../../../../test/application';
import { aNewUser, aSignUp, requestTokens, call, later, mailedSecret } from '../../../../test/users';
import { TEST_NOW_MS } from '../../../../test/scratch-databases';
import { codeForm, chooseIdentity, signOn } from '../../../../test/single-sign-on';
import { createApp } from '../../../app';
import { createClock } from '../../../core/clock';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const me = async (token: string) => (await call(api.app, 'GET /3/users/me/', { token })).body;
const codeOf = (back: URL) => back.searchParams.get('code') ?? '';
const exchange = (form: Record<string, string>) => call(api.app, 'POST /oauth/token/', { form });

describe('signing in by the identity provider', () => {
  test('creates a confirmed account for a new user, on the site they came from', async () => {
    const { status, headers, body } = await signOn(api.app, { email: 'Lena.New@example.org' });
    expect(status).toBe(200);
    expect(Value.Errors(TokensSchema, body)).toEqual([]);
    expect(headers['cache-control']).toBe('no-store');
    expect(await me(body.access_token)).toMatchObject({
      email: 'lena.new@example.org',
      email_confirmed: true,
      first_name: 'Lena',
      last_name: 'Vos',
      locale: 'fr-be',
    });
    const again = await signOn(api.app, { email: 'lena.new@example.org' });
    expect((await me(again.body.access_token)).id).toBe((await me(body.access_token)).id);
  });

  test('finds the account with that address, whose password keeps working', async () => {
    const { email, password, me: before } = await aNewUser(api.app);
    const { body } = await signOn(api.app, { email });
    expect(await me(body.access_token)).toMatchObject({ id: before.id, first_name: before.first_name });
    expect((await requestTokens(api.app, email, password)).status).toBe(200);
  });

  test('still finds it after the address was changed', async () => {
    const { email, me: before } = await aNewUser(api.app);
    await signOn(api.app, { email });
    await api.database
      .updateTable('app_user')
      .set({ email: 'moved@example.org' })
      .where('id', '=', before.id)
      .execute();
    expect((await me((await signOn(api.app, { email })).body.access_token)).id).toBe(before.id);
  });

  test('a link from before the address owner’s password reset is removed', async () => {
    const { email, me: before } = await aNewUser(api.app);
    await signOn(api.app, { email });
    const owner = `owner-of-${email}`;
    await api.database.updateTable('app_user').set({ email: owner }).where('id', '=', before.id).execute();
    await call(api.app, 'POST /3/manage-password/', { body: { email: owner } });
    const token = await mailedSecret(api.app, owner);
    const body = { token, new_password: 'three odd words' };
    expect((await call(api.app, 'POST /3/manage-password/', { body })).status).toBe(204);
    expect((await me((await signOn(api.app, { email })).body.access_token)).id).not.toBe(before.id);
    expect((await me((await signOn(api.app, { email: owner })).body.access_token)).id).toBe(before.id);
  });

  test('a user without a name gets one that does not reveal the e-mail address', async () => {
    const saying = { email: 'ines.gomez.1977@example.org', given_name: '', family_name: '' };
    const { body } = await signOn(api.app, saying);
    expect(await me(body.access_token)).toMatchObject({ first_name: 'Ines', last_name: '–' });
  });

  test('ten concurrent sign-ins create one account', async () => {
    const email = 'lena.ten@example.org';
    const answers = await Promise.all(Array.from({ length: 10 }, () => signOn(api.app, { email })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const users = await api.database.selectFrom('app_user').where('email', '=', email).select('id').execute();
    expect(users).toHaveLength(1);
  });

  test('after an account was deleted, makes another one', async () => {
    const first = await signOn(api.app, { email: 'lena.gone@example.org' });
    const before = await me(first.body.access_token);
    await call(api.app, 'DELETE /3/users/me/', { token: first.body.access_token });
    const second = await signOn(api.app, { email: 'lena.gone@example.org' });
    expect((await me(second.body.access_token)).id).not.toBe(before.id);
  });
});

test('a user who signed up with another person’s address loses the account once its owner signs in', async () => {
  const holder = await aNewUser(api.app, aSignUp({ phone: '+33612345678' }), '');
  const change = { email: 'squatter@example.org', password: aSignUp().password };
  await call(api.app, 'PATCH /3/users/me/', { token: holder.token, body: change });
  const secret = await mailedSecret(api.app, change.email);
  const { body } = await signOn(api.app, { email: holder.email });
  expect(await me(body.access_token)).toMatchObject({ id: holder.me.id, phone: null, pending_email: null });
  expect((await call(api.app, 'GET /3/users/me/', { token: holder.token })).status).toBe(401);
  expect((await requestTokens(api.app, holder.email, holder.password)).status).toBe(400);
  const followed = await call(api.app, 'POST /3/users/confirm/', { body: { token: secret } });
  expect(followed).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
});

describe('no tokens', () => {
  test('for an address that the provider does not vouch for, account or not', async () => {
    const { email } = await aNewUser(api.app);
    for (const address of [email, 'stranger@example.org']) {
      const { status, body } = await signOn(api.app, { email: address, email_verified: 'off' });
      expect([status, body.error]).toEqual([400, 'access_denied']);
      expect(body.error_description).toContain('does not vouch');
    }
  });

  test('for a suspended account', async () => {
    const { email, me: person } = await aNewUser(api.app);
    await api.database
      .updateTable('app_user')
      .set({ is_active: false })
      .where('id', '=', person.id)
      .execute();
    expect((await signOn(api.app, { email })).body.error).toBe('access_denied');
  });

  test('for another identity with the same address', async () => {
    const { email, me: person } = await aNewUser(api.app);
    await signOn(api.app, { email });
    await api.database
      .updateTable('external_identity')
      .set({ subject: 'who-had-the-address-before' })
      .where('user_id', '=', person.id)
      .execute();
    expect((await signOn(api.app, { email })).body.error).toBe('access_denied');
  });

  test.each([
    ['another verifier', { code_verifier: 'b'.repeat(60) }],
    ['another nonce', { nonce: 'nonce-2' }],
    ['another way back', { redirect_uri: 'http://localhost:4300/auth/success' }],
  ])('for %s', async (_, over) => {
    const { status, body } = await signOn(api.app, {}, over);
    expect(Value.Errors(OauthErrorSchema, body)).toEqual([]);
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
  });

  test.each(['code', 'code_verifier', 'redirect_uri', 'nonce'])('without %s', async (name) => {
    const { body } = await signOn(api.app, {}, { [name]: '' });
    expect(body).toMatchObject({ error: 'invalid_request' });
    expect(body.error_description).toContain('missing');
  });

  test.each([
    ['redirect_uri', 'javascript:alert(1)'],
    ['redirect_uri', '/auth/success'],
    ['code', 'x'.repeat(5000)],
  ])('for %s = %s', async (name, value) => {
    expect((await signOn(api.app, {}, { [name]: value })).body.error).toBe('invalid_request');
  });

  test('for a code that was used, also by a thief with all the rest', async () => {
    const form = codeForm(codeOf(await chooseIdentity(api.app)));
    expect((await exchange(form)).status).toBe(200);
    expect((await exchange(form)).body.error).toBe('invalid_grant');
    const stolen = codeForm(codeOf(await chooseIdentity(api.app)));
    await exchange({ ...stolen, code_verifier: 'c'.repeat(60) });
    expect((await exchange(stolen)).body.error).toBe('invalid_grant');
  });

  test('after repeated guesses', async () => {
    const form = codeForm('guess');
    const statuses: number[] = [];
    for (let nth = 0; nth < 32; nth += 1) {
      statuses.push((await call(api.app, 'POST /oauth/token/', { form, from: '198.51.100.77' })).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect((await signOn(api.app)).status).toBe(200);
  });

  test('where no provider is configured', async () => {
    const settings = settingsFor(api.databaseUrl, api.home);
    const outside = { routing: {}, notifications: {} };
    const app = await createApp({
      settings: { ...settings, outside },
      database: api.database,
      clock: createClock(TEST_NOW_MS),
    });
    const { body } = await call(app, 'POST /oauth/token/', { form: codeForm('any') });
    expect(body.error).toBe('unsupported_grant_type');
    await app.close();
  });

  test('while the provider does not answer, without affecting other calls', async () => {
    const settings = settingsFor(api.databaseUrl, api.home);
    const away = { issuer: 'http://127.0.0.1:1', clientId: 'campavia' };
    const app = await createApp({
      settings: { ...settings, outside: { ...settings.outside, singleSignOn: away } },
      database: api.database,
      clock: createClock(TEST_NOW_MS),
    });
    const { status, body } = await call(app, 'POST /oauth/token/', { form: codeForm('any') });
    expect([status, body.error]).toEqual([400, 'temporarily_unavailable']);
    const referential = await call(app, 'GET /3/referential/');
    expect([referential.status, referential.body.single_sign_on]).toEqual([200, null]);
    await app.close();
  });
});

test('a code of the sandbox expires after a minute and is unknown to another process', async () => {
  const back = await chooseIdentity(api.app);
  const other = await later(api, 0);
  expect((await call(other, 'POST /oauth/token/', { form: codeForm(codeOf(back)) })).body.error).toBe(
    'invalid_grant',
  );
  await other.close();
});
