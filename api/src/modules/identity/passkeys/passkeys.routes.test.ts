import Value from 'typebox/value';

import { PasskeysSchema } from '@campavia/contracts';

import { startApplication, type Application } from '../../../../test/application';
import { createSoftwarePasskey, type SoftwarePasskey } from '../../../../test/software-passkey';
import { aNewUser, call, later, sentTo } from '../../../../test/users';

let api: Application;
beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

type Person = Awaited<ReturnType<typeof aNewUser>>;

const MINE = '/3/users/me/passkeys/';

function prepare({ token, password }: Person, with_ = password) {
  return call(api.app, `POST ${MINE}options/`, { token, body: { password: with_ } });
}

async function add(person: Person, device: SoftwarePasskey, name = 'Maeve’s phone') {
  const { body } = await prepare(person);
  const response = device.register(body.challenge);
  return call(api.app, `POST ${MINE}`, { token: person.token, body: { name, response } });
}

const list = ({ token }: Pick<Person, 'token'>) => call(api.app, `GET ${MINE}`, { token });

async function challenge(): Promise<string> {
  return (await call(api.app, 'POST /v4/passkeys/options/')).body.challenge;
}

function signIn(assertion: object, app = api.app) {
  const form = { grant_type: 'passkey', client_id: 'campavia-web', assertion: JSON.stringify(assertion) };
  return call(app, 'POST /oauth/token/', { form });
}

test('a passkey is added with the password, named, used to sign in and removed', async () => {
  const person = await aNewUser(api.app);
  const device = createSoftwarePasskey();
  const { status, body: passkey } = await add(person, device);
  expect({ status, passkey }).toMatchObject({ status: 201, passkey: { name: 'Maeve’s phone' } });
  expect((await sentTo(api.app, person.email))[0]).toMatchObject({ kind: 'passkey_added' });

  const tokens = await signIn(device.authenticate(await challenge()));
  expect(tokens.status).toBe(200);
  const { body } = await list({ token: tokens.body.access_token });
  expect(Value.Errors(PasskeysSchema, body)).toEqual([]);
  expect(body.results).toEqual([expect.objectContaining({ id: passkey.id, is_current: true })]);

  const one = `${MINE}${passkey.id}/` as const;
  const renamed = await call(api.app, `PATCH ${one}`, { token: person.token, body: { name: ' Laptop ' } });
  expect(renamed.body.name).toBe('Laptop');
  expect((await call(api.app, `DELETE ${one}`, { token: person.token })).status).toBe(204);
  expect((await signIn(device.authenticate(await challenge()))).status).toBe(400);
});

test('adding a passkey requires the password and a name', async () => {
  const person = await aNewUser(api.app);
  expect(await prepare(person, 'not this one')).toMatchObject({
    status: 400,
    body: { password: [expect.any(String)] },
  });
  expect((await call(api.app, `POST ${MINE}options/`, { token: person.token, body: {} })).status).toBe(400);
  expect((await add(person, createSoftwarePasskey(), ' ')).body).toEqual({ name: [expect.any(String)] });
  expect((await list(person)).body.count).toBe(0);
});

test('rejects signatures for a page of another origin or host', async () => {
  const person = await aNewUser(api.app);
  const foreign = { origin: 'https://campavia.evil.example', host: 'localhost' };
  expect((await add(person, createSoftwarePasskey(foreign))).body.code).toBe('passkey_invalid');
  const elsewhere = { origin: 'http://localhost:4300', host: 'evil.example' };
  expect((await add(person, createSoftwarePasskey(elsewhere))).body.code).toBe('passkey_invalid');
  expect((await list(person)).body.count).toBe(0);
});

test('a challenge works once, for whom it was given, and five minutes', async () => {
  const [person, other] = [await aNewUser(api.app), await aNewUser(api.app)];
  const device = createSoftwarePasskey();
  await add(person, device);
  const assertion = device.authenticate(await challenge());
  expect((await signIn(assertion)).status).toBe(200);
  expect(await signIn(assertion)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });

  const ofOther = (await prepare(other)).body.challenge;
  const response = createSoftwarePasskey().register(ofOther);
  const taken = await call(api.app, `POST ${MINE}`, { token: person.token, body: { name: 'X', response } });
  expect(taken.body.code).toBe('passkey_invalid');

  const late = device.authenticate(await challenge());
  const afterwards = await later(api, 400_000);
  expect((await signIn(late, afterwards)).status).toBe(400);
  await afterwards.close();
});

test.each([['{}'], ['null'], ['[]'], ['"text"'], ['no json'], ['{"id":"a","response":{}}']])(
  'rejects an invalid signature: %s',
  async (assertion) => {
    const form = { grant_type: 'passkey', client_id: 'campavia-web', assertion };
    expect(await call(api.app, 'POST /oauth/token/', { form })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  },
);

test('returns 404 for a passkey of another user', async () => {
  const [person, other] = [await aNewUser(api.app), await aNewUser(api.app)];
  const { body } = await add(person, createSoftwarePasskey());
  for (const id of [body.id, '0', 'abc', '99999999999']) {
    const one = `${MINE}${id}/` as const;
    expect((await call(api.app, `DELETE ${one}`, { token: other.token })).status).toBe(404);
    const body = { name: 'Mine' };
    expect((await call(api.app, `PATCH ${one}`, { token: other.token, body })).status).toBe(404);
  }
  expect((await list(person)).body.count).toBe(1);
});
