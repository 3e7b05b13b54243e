import Value from 'typebox/value';

import { OwnSessionsSchema, type OwnSessions } from '@campavia/contracts';

import { startApplication, type Application } from '../../../../test/application';
import { aNewUser, call, later, signIn } from '../../../../test/users';

let api: Application;
beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const MINE = '/3/users/me/sessions/';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function sessionsOf(token: string, app = api.app): Promise<OwnSessions['results']> {
  const { status, body } = await call(app, `GET ${MINE}`, { token });
  expect(status).toBe(200);
  expect(Value.Errors(OwnSessionsSchema, body)).toEqual([]);
  return body.results;
}

async function withFirefox({ email, password }: { email: string; password: string }): Promise<string> {
  const form = { grant_type: 'password', client_id: 'campavia-web', username: email, password };
  const headers = { 'user-agent': FIREFOX };
  return (await call(api.app, 'POST /oauth/token/', { form, headers })).body.access_token;
}

test('lists the sessions, the current one first, and ends others', async () => {
  const person = await aNewUser(api.app);
  const firefox = await withFirefox(person);
  const [own, other] = await sessionsOf(person.token);
  expect(own).toMatchObject({ is_current: true, passkey: null });
  expect(other).toMatchObject({
    is_current: false,
    browser: 'Firefox',
    system: 'Windows',
    device: 'computer',
  });
  const ended = await call(api.app, `DELETE ${MINE}${other?.id}/`, { token: person.token });
  expect(ended.status).toBe(204);
  expect((await call(api.app, 'GET /3/users/me/', { token: firefox })).status).toBe(401);
  expect(await sessionsOf(person.token)).toHaveLength(1);
});

test('ends all other sessions at once', async () => {
  const person = await aNewUser(api.app);
  const others = [
    await withFirefox(person),
    (await signIn(api.app, person.email, person.password)).access_token,
  ];
  expect((await call(api.app, `DELETE ${MINE}`, { token: person.token })).status).toBe(204);
  for (const token of others) {
    expect((await call(api.app, 'GET /3/users/me/', { token })).status).toBe(401);
  }
  expect(await sessionsOf(person.token)).toHaveLength(1);
});

test('does not list sessions that can no longer be renewed', async () => {
  const person = await aNewUser(api.app);
  const afterwards = await later(api, 31 * 86_400_000);
  const token = (await signIn(afterwards, person.email, person.password)).access_token;
  expect(await sessionsOf(token, afterwards)).toHaveLength(1);
  await afterwards.close();
});

test('returns 404 for a session of another user', async () => {
  const [person, other] = [await aNewUser(api.app), await aNewUser(api.app)];
  const [own] = await sessionsOf(person.token);
  for (const id of [own?.id, 'abc', '1', '%00']) {
    const answer = await call(api.app, `DELETE ${MINE}${id}/`, { token: other.token });
    expect(answer.status).toBe(404);
  }
  expect(await sessionsOf(person.token)).toHaveLength(1);
});
