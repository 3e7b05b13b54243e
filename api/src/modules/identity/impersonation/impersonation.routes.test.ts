import Value from 'typebox/value';

import { LogAsAnswerSchema } from '@campavia/contracts';

import { startApplication, type Application } from '../../../../test/application';
import { call, later, signIn } from '../../../../test/users';

const GUEST = 1;
const STAFF = 5;

let api: Application;
let staff: string;

beforeAll(async () => {
  api = await startApplication();
  staff = (await signIn(api.app, 'staff@campavia.test')).access_token;
});
afterAll(() => api.close());

const logAs = (token: string | undefined, user_id: unknown) =>
  call(api.app, 'POST /v4/users/auth/log-as/', { token, body: { user_id } });
const actingAs = async (user_id: number): Promise<string> => (await logAs(staff, user_id)).body.access_token;

test('staff act as a guest for half an hour, and are themselves beside it', async () => {
  const { status, body } = await logAs(staff, GUEST);
  expect(status).toBe(200);
  expect(Value.Errors(LogAsAnswerSchema, body)).toEqual([]);
  expect(body).toMatchObject({ expires_in: 1800, actor: { id: STAFF }, user: { id: GUEST } });
  const token = body.access_token;
  expect((await call(api.app, 'GET /3/users/me/', { token })).body).toMatchObject({
    email: 'guest@campavia.test',
    actor: { id: STAFF, first_name: 'Nathalie' },
  });
  expect((await call(api.app, 'GET /3/users/me/', { token: staff })).body.actor).toBeNull();
  const afterwards = await later(api, 31 * 60_000);
  expect(await call(afterwards, 'GET /3/users/me/', { token })).toMatchObject({
    status: 403,
    body: { code: 'impersonation_ended' },
  });
  expect((await call(afterwards, 'GET /3/users/me/', { token: staff })).status).toBe(200);
  await afterwards.close();
});

test('staff who are done end it, and keep their own sign-in', async () => {
  const token = await actingAs(GUEST);
  await call(api.app, 'POST /oauth/revoke_token/', { form: { token, client_id: 'campavia-web' } });
  expect((await call(api.app, 'GET /3/users/me/', { token })).status).toBe(403);
  expect((await call(api.app, 'GET /3/users/me/', { token: staff })).status).toBe(200);
});

test('a token of staff ends when they sign out themselves, also when another person used it', async () => {
  const own = await signIn(api.app, 'staff@campavia.test');
  const acting = (await logAs(own.access_token, GUEST)).body.access_token;
  await call(api.app, 'POST /oauth/revoke_token/', {
    form: { token: own.refresh_token, client_id: 'campavia-web' },
  });
  expect((await call(api.app, 'GET /3/users/me/', { token: acting })).status).toBe(403);

  const other = await signIn(api.app, 'staff@campavia.test');
  const actingToo = (await logAs(other.access_token, GUEST)).body.access_token;
  const form = { grant_type: 'refresh_token', client_id: 'campavia-web', refresh_token: other.refresh_token };
  for (const status of [200, 200, 400]) {
    expect((await call(api.app, 'POST /oauth/token/', { form })).status).toBe(status);
  }
  expect((await call(api.app, 'GET /3/users/me/', { token: actingToo })).status).toBe(403);
  expect((await call(api.app, 'GET /3/users/me/', { token: staff })).status).toBe(200);
});

test.each([
  ['guests', 'guest@campavia.test', 2, 'not_staff'],
  ['staff as a colleague', 'staff@campavia.test', STAFF, 'log_as_refused'],
])('%s cannot', async (_, email, user_id, code) => {
  const { access_token } = await signIn(api.app, email);
  expect(await logAs(access_token, user_id)).toMatchObject({ status: 405, body: { code } });
});

test('staff without the role cannot, and visitors have to sign in', async () => {
  await api.database.updateTable('app_user').set({ staff_role: null }).where('id', '=', STAFF).execute();
  expect(await logAs(staff, GUEST)).toMatchObject({ status: 405, body: { code: 'not_staff' } });
  await api.database.updateTable('app_user').set({ staff_role: 'support' }).where('id', '=', STAFF).execute();
  expect(await logAs(undefined, GUEST)).toMatchObject({ status: 401, body: { code: 'sign_in_needed' } });
});

test('staff who lose the role lose what they act as, too', async () => {
  const token = await actingAs(GUEST);
  await api.database.updateTable('app_user').set({ staff_role: null }).where('id', '=', STAFF).execute();
  expect((await call(api.app, 'GET /3/users/me/', { token })).status).toBe(403);
  await api.database.updateTable('app_user').set({ staff_role: 'support' }).where('id', '=', STAFF).execute();
});

test.each([0, -1, 'x', 1.5, 99_999_999, 1e20, null])('rejects %p as the user to act as', async (user_id) => {
  expect([400, 404]).toContain((await logAs(staff, user_id)).status);
});

describe('actions that only the user may do', () => {
  test.each([
    ['another impersonation', 'POST /v4/users/auth/log-as/', { user_id: 2 }],
    [
      'the password',
      'POST /3/manage-password/',
      { old_password: 'campavia', new_password: 'green camper 27' },
    ],
    ['deletion', 'DELETE /3/users/me/', undefined],
    ['another address', 'PATCH /3/users/me/', { email: 'mine@example.org' }],
  ] as const)('%s is refused', async (_, what, body) => {
    const token = await actingAs(GUEST);
    expect(await call(api.app, what, { token, body })).toMatchObject({
      status: 405,
      body: { code: 'not_while_impersonating' },
    });
  });

  test('everything else works', async () => {
    const token = await actingAs(GUEST);
    const { status } = await call(api.app, 'PATCH /3/users/me/', { token, body: { first_name: 'Camille' } });
    expect(status).toBe(200);
  });
});

test('every call of staff who act as a user is recorded, also rejected ones, without search terms', async () => {
  await api.database.deleteFrom('impersonated_call').execute();
  const token = await actingAs(GUEST);
  await call(api.app, 'GET /3/users/me/', { token });
  await call(api.app, 'GET /3/campers/search/?where=annecy', { token });
  await call(api.app, 'DELETE /3/users/me/', { token });
  await call(api.app, 'GET /3/users/me/', { token: staff });
  const rows = await api.database.selectFrom('impersonated_call').selectAll().orderBy('id').execute();
  expect(rows.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'GET /3/users/me/ 200',
    'GET /3/campers/search/ 200',
    'DELETE /3/users/me/ 405',
  ]);
  expect(rows.every((row) => row.actor_id === STAFF && row.user_id === GUEST)).toBe(true);
});
