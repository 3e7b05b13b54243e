import Value from 'typebox/value';

import { PhoneCertificationSchema } from '@campavia/contracts';
import { isPhoneCode } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { aNewUser, call, later, sentTo, signIn } from '../../../test/users';

let api: Application;
let calls = 0;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

async function somebodyWithPhone() {
  calls += 1;
  const phone = `+3361200${String(calls).padStart(4, '0')}`;
  const person = await aNewUser(api.app, { phone });
  return { ...person, phone };
}

const ask = (token: string, app = api.app) => call(app, 'GET /3/certify-phone/', { token });
const confirm = (token: string, code: string, app = api.app) =>
  call(app, 'POST /3/certify-phone/', { token, body: { code } });
const codeSentTo = async (phone: string) =>
  /\d{4,}/.exec((await sentTo(api.app, phone))[0]?.body ?? '')?.[0] ?? '';
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a phone is certified by the code sent to it', async () => {
  const { token, phone } = await somebodyWithPhone();
  const { status, body } = await ask(token);
  expect(status).toBe(200);
  expect(Value.Errors(PhoneCertificationSchema, body)).toEqual([]);
  expect(body).toMatchObject({ phone, certified: false });
  const code = await codeSentTo(phone);
  expect(isPhoneCode(code)).toBe(true);
  expect((await confirm(token, `${code.slice(0, 3)} ${code.slice(3)}`)).body.certified).toBe(true);
  expect((await call(api.app, 'GET /3/users/me/', { token })).body.phone_certified).toBe(true);
  expect((await ask(token)).body).toEqual({ phone, certified: true, expires_at: null });
  expect(await sentTo(api.app, phone)).toHaveLength(1);
  expect((await confirm(token, code)).status).toBe(400);
});

test('two requests in a moment send one code, a later one replaces it', async () => {
  const { token, phone } = await somebodyWithPhone();
  await ask(token);
  await ask(token);
  const first = await codeSentTo(phone);
  expect(await sentTo(api.app, phone)).toHaveLength(1);
  const afterwards = await later(api, 40_000);
  await ask(token, afterwards);
  expect(await sentTo(api.app, phone)).toHaveLength(2);
  const second = await codeSentTo(phone);
  if (first !== second) expect((await confirm(token, first, afterwards)).status).toBe(400);
  expect((await confirm(token, second, afterwards)).status).toBe(200);
  await afterwards.close();
});

test.each(['', '12345', 'abcdef', '1234567', '\0', '１２３４５６'])('%j is a bad code', async (code) => {
  const { token } = await somebodyWithPhone();
  await ask(token);
  const { status, body } = await confirm(token, code);
  expect([status, Object.keys(body)]).toEqual([400, ['code']]);
});

test('after five wrong attempts the right code is refused too', async () => {
  const { token, phone } = await somebodyWithPhone();
  await ask(token);
  const code = await codeSentTo(phone);
  const guesses = await Promise.all(Array.from({ length: 5 }, () => confirm(token, other(code))));
  expect(guesses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect((await confirm(token, code)).status).toBe(400);
});

test('a code works for ten minutes', async () => {
  const { token, phone } = await somebodyWithPhone();
  await ask(token);
  const afterwards = await later(api, 11 * 60_000);
  expect((await confirm(token, await codeSentTo(phone), afterwards)).status).toBe(400);
  await afterwards.close();
});

test('a code for one phone does not certify the next one', async () => {
  const { token, phone } = await somebodyWithPhone();
  await ask(token);
  await call(api.app, 'PATCH /3/users/me/', { token, body: { phone: '+33699999999' } });
  expect((await confirm(token, await codeSentTo(phone))).status).toBe(400);
});

test('one phone gets at most five codes an hour, from any user', async () => {
  const phone = '+33688888888';
  const statuses: number[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    const { token } = await aNewUser(api.app, { phone });
    statuses.push((await ask(token)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('rejects a profile without a phone, and visitors', async () => {
  const { token } = await aNewUser(api.app);
  expect(await ask(token)).toMatchObject({ status: 405, body: { code: 'phone_missing' } });
  expect(await confirm(token, '123456')).toMatchObject({ status: 405, body: { code: 'phone_missing' } });
  expect((await call(api.app, 'GET /3/certify-phone/')).status).toBe(401);
});

test('the message is in the language of the user', async () => {
  const { token, phone } = await somebodyWithPhone();
  await call(api.app, 'GET /3/certify-phone/', { token, headers: { 'accept-language': 'fr-FR' } });
  expect((await sentTo(api.app, phone))[0]?.body).toContain('est votre code Campavia, valable 10 minutes');
});

test('staff who act as a user can neither request codes nor certify a phone', async () => {
  const { token, phone } = await somebodyWithPhone();
  const { id } = (await call(api.app, 'GET /3/users/me/', { token })).body;
  const { access_token: staff } = await signIn(api.app, 'staff@campavia.test');
  const answer = await call(api.app, 'POST /v4/users/auth/log-as/', { token: staff, body: { user_id: id } });
  const refused = { status: 405, body: { code: 'not_while_impersonating' } };
  expect(await ask(answer.body.access_token)).toMatchObject(refused);
  expect(await confirm(answer.body.access_token, '123456')).toMatchObject(refused);
  expect(await sentTo(api.app, phone)).toEqual([]);
});
