import { startApplication, type Application } from '../../../test/application';
import { aNewUser, aSignUp, requestTokens, call, later } from '../../../test/users';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

test('a thousand attempts on one account in a minute are refused, and other users are not affected', async () => {
  const { email, password } = await aNewUser(api.app);
  const guesses = Array.from({ length: 1000 }, (_, nth) =>
    requestTokens(api.app, email, `guess number ${nth}`, '198.51.100.7'),
  );
  const answers = await Promise.all(guesses);
  const heldOff = answers.filter(({ status }) => status === 429);
  expect(heldOff).toHaveLength(950);
  expect(heldOff[0]?.body.code).toBe('too_many_attempts');
  const next = await requestTokens(api.app, email, 'one more guess', '198.51.100.7');
  expect(next.status).toBe(429);
  expect(Number(next.headers['retry-after'])).toBeGreaterThan(30);
  expect(Number(next.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await requestTokens(api.app, 'guest@campavia.test', 'campavia', '198.51.100.7')).status).toBe(200);
  expect((await requestTokens(api.app, email, password, '192.0.2.10')).status).toBe(200);
});

test('sequential attempts are refused after ten', async () => {
  const { email } = await aNewUser(api.app);
  const statuses: number[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    statuses.push((await requestTokens(api.app, email, `guess number ${nth}`, '198.51.100.6')).status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
});

test('attempts from many networks at once are refused as well', async () => {
  const { email } = await aNewUser(api.app);
  const guess = (nth: number) => requestTokens(api.app, email, `guess number ${nth}`, `10.1.${nth % 200}.1`);
  let looked = 0;
  for (let round = 0; round < 8; round += 1) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, nth) => guess(round * 50 + nth)));
    looked += answers.filter(({ status }) => status === 400).length;
  }
  expect(looked).toBe(300);
});

test('a user may retry after waiting', async () => {
  const { email, password } = await aNewUser(api.app);
  const from = '198.51.100.8';
  for (let nth = 0; nth < 11; nth += 1) await requestTokens(api.app, email, 'not this', from);
  expect((await requestTokens(api.app, email, password, from)).status).toBe(429);
  const afterwards = await later(api, 61_000);
  expect((await requestTokens(afterwards, email, password, from)).status).toBe(200);
  await afterwards.close();
});

test('twenty people who share an account sign in at once', async () => {
  const { email, password } = await aNewUser(api.app);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => requestTokens(api.app, email, password, '198.51.100.12')),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test('signing in with the right password is never refused', async () => {
  const { email, password } = await aNewUser(api.app);
  for (let nth = 0; nth < 25; nth += 1) {
    expect((await requestTokens(api.app, email, password, '198.51.100.9')).status).toBe(200);
  }
});

test('sign-ups from one network are throttled after 120, those from elsewhere and mere typing errors are not', async () => {
  const taken = aSignUp({ email: 'guest@campavia.test' });
  const ask = (from: string, body = taken) => call(api.app, 'POST /3/users/', { body, from });
  const answers = await Promise.all(Array.from({ length: 130 }, () => ask('198.51.100.20')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await ask('198.51.100.20', aSignUp({ terms: false }))).status).toBe(400);
  expect((await ask('198.51.100.21')).status).toBe(400);
});
