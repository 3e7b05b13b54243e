import { sql } from 'kysely';

import { startApplication, type Application } from '../../../../test/application';
import { aNewUser, requestTokens, call, later, mailedSecret, sentTo, signIn } from '../../../../test/users';

const HOUR_MS = 3_600_000;
const NEW = 'a better one 2027';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const manage = (body: object, token?: string, app = api.app) =>
  call(app, 'POST /3/manage-password/', { body, token });
const me = (token: string) => call(api.app, 'GET /3/users/me/', { token });

describe('changing a password', () => {
  test('signs out other sessions, keeps this one, and sends an e-mail', async () => {
    const { token, email, password } = await aNewUser(api.app);
    const other = await signIn(api.app, email, password);
    expect((await manage({ old_password: password, new_password: NEW }, token)).status).toBe(204);
    expect((await me(token)).status).toBe(200);
    expect((await me(other.access_token)).status).toBe(401);
    expect((await requestTokens(api.app, email, password)).status).toBe(400);
    expect((await requestTokens(api.app, email, NEW)).status).toBe(200);
    expect((await sentTo(api.app, email))[0]?.kind).toBe('password_changed');
  });

  test.each([
    [{ old_password: 'not this', new_password: NEW }, 'old_password'],
    [{ old_password: 'green camper 27', new_password: 'short' }, 'new_password'],
    [{ old_password: 'green camper 27', new_password: 'qwertyuiop' }, 'new_password'],
    [{ old_password: 'green camper 27' }, 'new_password'],
    [{ new_password: NEW }, 'old_password'],
    [{}, 'old_password'],
  ])('%j is refused on its field', async (body, field) => {
    const { token } = await aNewUser(api.app);
    const answer = await manage(body, token);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
  });

  test('needs a signed-in user', async () => {
    const body = { old_password: 'campavia', new_password: NEW };
    expect(await manage(body)).toMatchObject({ status: 401, body: { code: 'sign_in_needed' } });
  });

  test('is refused after too many wrong old passwords', async () => {
    const { token } = await aNewUser(api.app);
    const guess = { old_password: 'not this', new_password: NEW };
    for (let nth = 0; nth < 10; nth += 1) expect((await manage(guess, token)).status).toBe(400);
    expect((await manage(guess, token)).status).toBe(429);
  });
});

describe('a password that is forgotten', () => {
  test('is asked for as fast with and without an account: the answer waits for nothing', async () => {
    const { email } = await aNewUser(api.app);
    const nobody = `nobody.${email}`;
    let statuses: number[] = [];
    await api.database.transaction().execute(async (within) => {
      await sql`lock table app_user, mailed_link, notice in access exclusive mode`.execute(within);
      statuses = [(await manage({ email })).status, (await manage({ email: nobody })).status];
    });
    expect(statuses).toEqual([204, 204]);
    expect((await sentTo(api.app, email))[0]?.kind).toBe('reset_password');
    expect(await sentTo(api.app, nobody)).toEqual([]);
  });

  test('is reset by a link in an e-mail, which ends every session and works once', async () => {
    const { email, password, token } = await aNewUser(api.app, { locale: 'de' }, '');
    expect((await manage({ email: email.toUpperCase() })).status).toBe(204);
    const [mail] = await sentTo(api.app, email);
    expect(mail?.link).toMatch(/^http:\/\/localhost:4300\/de\/go\/reset-password\?token=/);
    const secret = await mailedSecret(api.app, email);
    expect((await manage({ token: secret, new_password: NEW })).status).toBe(204);
    expect((await me(token)).status).toBe(401);
    expect((await requestTokens(api.app, email, password)).status).toBe(400);
    const tokens = await signIn(api.app, email, NEW);
    expect((await me(tokens.access_token)).body.email_confirmed).toBe(true);
    expect(await manage({ token: secret, new_password: NEW })).toMatchObject({
      status: 400,
      body: { code: 'link_invalid' },
    });
  });

  test('stays when the new one is weak, and the link still works', async () => {
    const { email, password } = await aNewUser(api.app);
    await manage({ email });
    const token = await mailedSecret(api.app, email);
    expect((await manage({ token, new_password: '12345678' })).body).toHaveProperty('new_password');
    expect((await requestTokens(api.app, email, password)).status).toBe(200);
    expect((await manage({ token, new_password: NEW })).status).toBe(204);
  });

  test('cannot be set by a link that is an hour old, made up, or for something else', async () => {
    const { email } = await aNewUser(api.app, {}, '');
    const confirmation = await mailedSecret(api.app, email);
    expect((await manage({ token: confirmation, new_password: NEW })).body.code).toBe('link_invalid');
    await manage({ email });
    const token = await mailedSecret(api.app, email);
    const afterwards = await later(api, HOUR_MS + 60_000);
    expect((await manage({ token, new_password: NEW }, undefined, afterwards)).body.code).toBe(
      'link_invalid',
    );
    await afterwards.close();
    expect((await manage({ token: 'made-up', new_password: NEW })).body.code).toBe('link_invalid');
  });

  test('for an unknown address gets the same response, and no e-mail is sent', async () => {
    const answer = await manage({ email: 'nobody@example.org' });
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect(await sentTo(api.app, 'nobody@example.org')).toEqual([]);
    expect((await manage({ email: 'nonsense' })).body).toHaveProperty('email');
  });

  test('is mailed for one address five times an hour at most, whether or not it is known', async () => {
    for (const email of [(await aNewUser(api.app)).email, 'stranger@example.org']) {
      const statuses: number[] = [];
      for (let nth = 0; nth < 6; nth += 1) statuses.push((await manage({ email })).status);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    }
  });

  test('of a suspended account is not sent', async () => {
    const { email } = await aNewUser(api.app);
    await api.database.updateTable('app_user').set({ is_active: false }).where('email', '=', email).execute();
    expect((await manage({ email })).status).toBe(204);
    expect(await sentTo(api.app, email)).toEqual([]);
  });
});
