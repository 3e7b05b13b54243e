import { startApplication, type Application } from '../../../test/application';
import { aNewUser, aSignUp, requestTokens, call, mailedSecret, sentTo } from '../../../test/users';
import { signOn } from '../../../test/single-sign-on';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const askToMove = (token: string, email: string, password = aSignUp().password) =>
  call(api.app, 'PATCH /3/users/me/', { token, body: { email, password } });
const confirm = (token: string) => call(api.app, 'POST /3/users/confirm/', { body: { token } });

describe('a thief who asked for another address', () => {
  async function hijackAccount(thief: string) {
    const person = await aNewUser(api.app);
    await askToMove(person.token, thief);
    return { ...person, secret: await mailedSecret(api.app, thief) };
  }

  test('cannot follow the link after the password was changed', async () => {
    const { token, password, secret } = await hijackAccount('thief.1@example.org');
    const body = { old_password: password, new_password: 'another fine password' };
    expect((await call(api.app, 'POST /3/manage-password/', { token, body })).status).toBe(204);
    expect(await confirm(secret)).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
    expect((await call(api.app, 'GET /3/users/me/', { token })).body.pending_email).toBeNull();
  });

  test('nor after it was reset by e-mail', async () => {
    const { email, secret } = await hijackAccount('thief.2@example.org');
    await call(api.app, 'POST /3/manage-password/', { body: { email } });
    const body = { token: await mailedSecret(api.app, email), new_password: 'another fine password' };
    expect((await call(api.app, 'POST /3/manage-password/', { body })).status).toBe(204);
    expect((await confirm(secret)).body.code).toBe('link_invalid');
  });
});

describe('an attacker with a list', () => {
  test('of addresses can check at most twenty an hour for an account', async () => {
    const { token } = await aNewUser(api.app);
    const statuses: number[] = [];
    for (let nth = 0; nth < 22; nth += 1) {
      statuses.push((await askToMove(token, 'guest@campavia.test')).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  test('of stolen passwords from one network is throttled, and known devices are not', async () => {
    const from = '198.51.100.99';
    const { email, password } = await aNewUser(api.app);
    await requestTokens(api.app, email, password, from);
    const guess = (nth: number) => requestTokens(api.app, `stolen.${nth}@example.org`, 'stolen', from);
    let looked = 0;
    for (let round = 0; round < 7; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, nth) => guess(round * 50 + nth)));
      looked += answers.filter(({ status }) => status === 400).length;
    }
    expect(looked).toBe(300);
    expect((await requestTokens(api.app, email, password, from)).status).toBe(200);
  });

  test('from many addresses of one household counts as one', async () => {
    const { email } = await aNewUser(api.app);
    const statuses: number[] = [];
    for (let nth = 0; nth < 12; nth += 1) {
      const from = `2001:db8:1:2::${nth}`;
      statuses.push((await requestTokens(api.app, email, `guess ${nth}`, from)).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  });

  test('of phones from one network sends sixty codes an hour', async () => {
    const ask = async (nth: number) => {
      const { token } = await aNewUser(api.app, { phone: `+3361300${String(nth).padStart(4, '0')}` });
      return (await call(api.app, 'GET /3/certify-phone/', { token, from: '198.51.100.98' })).status;
    };
    const statuses: number[] = [];
    for (let nth = 0; nth < 62; nth += 1) statuses.push(await ask(nth));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  });
});

test('a stolen session cannot change the e-mail address of the account', async () => {
  const { token, email } = await aNewUser(api.app);
  const thief = 'thief.3@example.org';
  expect((await askToMove(token, thief, '')).body).toEqual({ password: [expect.any(String)] });
  for (let nth = 0; nth < 9; nth += 1) expect((await askToMove(token, thief, 'a guess')).status).toBe(400);
  expect((await askToMove(token, thief, 'a guess')).status).toBe(400);
  expect((await askToMove(token, thief)).status).toBe(429);
  expect(await sentTo(api.app, thief)).toEqual([]);
  expect((await call(api.app, 'GET /3/users/me/', { token })).body).toMatchObject({
    email,
    pending_email: null,
  });
});

test('deleted accounts lose their sent messages, and pending ones are still delivered', async () => {
  const email = 'lena.leaves@example.org';
  await signOn(api.app, { email });
  await call(api.app, 'POST /3/manage-password/', { body: { email } });
  const { password } = aSignUp();
  const first = { token: await mailedSecret(api.app, email), new_password: password };
  await call(api.app, 'POST /3/manage-password/', { body: first });
  const token: string = (await requestTokens(api.app, email, password)).body.access_token;
  expect((await askToMove(token, 'lena.elsewhere@example.org')).status).toBe(200);
  await api.database
    .updateTable('notice')
    .set({ delivered_at: new Date(0) })
    .where('recipient', 'like', 'lena.%')
    .execute();
  expect((await call(api.app, 'DELETE /3/users/me/', { token })).status).toBe(204);
  expect(await sentTo(api.app, 'lena.elsewhere@example.org')).toEqual([]);
  const left = await sentTo(api.app, 'lena.leaves@example.org');
  expect(left.map(({ kind }) => kind)).toEqual(['account_deleted']);
});

test('pictures are counted before their files are read', async () => {
  const { token } = await aNewUser(api.app, aSignUp());
  const statuses: number[] = [];
  for (let nth = 0; nth < 22; nth += 1) {
    statuses.push((await call(api.app, 'POST /3/users/me/pictures/', { token })).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
