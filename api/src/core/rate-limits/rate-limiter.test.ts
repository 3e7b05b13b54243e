import type { Pool } from 'pg';

import { startApplication, startBeside, type Application } from '../../../test/application';
import { createPool } from '../../database/connect';
import { createRateLimiter, type RateLimiter } from './rate-limiter';
import { TooManyRequestsError } from '../http-errors';

const LIMIT = { most: 2, withinMs: 60_000 };

const heldOff = (limiter: RateLimiter, key: string) =>
  limiter.take(key).then(
    () => false,
    (error: unknown) => {
      expect(error).toBeInstanceOf(TooManyRequestsError);
      return (error as TooManyRequestsError).retryAfterSeconds;
    },
  );

describe('in memory', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a window begins with its first attempt, and refused ones do not lengthen it', async () => {
    const limiter = createRateLimiter('test', LIMIT, { clock: {} });
    expect(await heldOff(limiter, 'one')).toBe(false);
    jest.advanceTimersByTime(20_000);
    expect(await heldOff(limiter, 'one')).toBe(false);
    expect(await heldOff(limiter, 'one')).toBe(40);
    expect(await heldOff(limiter, 'another')).toBe(false);
    jest.advanceTimersByTime(39_999);
    expect(await heldOff(limiter, 'one')).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await heldOff(limiter, 'one')).toBe(false);
  });

  test('attempts above the limit are counted, and checking counts none', async () => {
    const limiter = createRateLimiter('test', LIMIT, { clock: {} });
    await limiter.check('one');
    await limiter.add('one');
    await limiter.check('one');
    await limiter.add('one');
    await limiter.add('one');
    await expect(limiter.check('one')).rejects.toThrow(TooManyRequestsError);
    // A busy process runs timers late.
    jest.setSystemTime(Date.now() + 60_000);
    await limiter.check('one');
  });

  test('advancing the clock starts new windows', async () => {
    let movedMs = 0;
    const limiter = createRateLimiter('test', LIMIT, { clock: { movedMs: () => movedMs } });
    for (const expected of [false, false, 60]) expect(await heldOff(limiter, 'one')).toBe(expected);
    movedMs = 60_000;
    expect(await heldOff(limiter, 'one')).toBe(false);
  });

  test('many new keys evict the oldest, not the latest', async () => {
    const limiter = createRateLimiter('test', { ...LIMIT, most: 1 }, { clock: {} });
    for (let nth = 0; nth <= 20_000; nth += 1) await limiter.take(`key ${nth}`);
    expect(await heldOff(limiter, 'key 20000')).toBe(60);
    expect(await heldOff(limiter, 'key 1')).toBe(60);
    expect(await heldOff(limiter, 'key 0')).toBe(false);
  });
});

describe('in the database', () => {
  let api: Application;
  let pool: Pool;
  beforeAll(async () => {
    api = await startApplication();
    pool = createPool(api.databaseUrl, { max: 2 });
  });
  afterAll(async () => {
    await pool.end();
    await api.close();
  });

  const serverWith = (name: string) => createRateLimiter(name, LIMIT, { clock: {}, pool });

  test('servers share the counts of a limit, not those of others', async () => {
    const [one, other] = [serverWith('shared'), serverWith('shared')];
    const takes = await Promise.all([one, other, one, other].map((server) => heldOff(server, 'x\0')));
    expect(takes.filter((isHeldOff) => isHeldOff === false)).toHaveLength(2);
    await expect(one.check('x\0')).rejects.toThrow(TooManyRequestsError);
    expect(await heldOff(one, 'x\0')).toBeGreaterThan(30);
    expect(await heldOff(serverWith('of its own'), 'x\0')).toBe(false);
  });

  test('failures counted by one server block on another, and windows end', async () => {
    const [one, other] = [serverWith('failures'), serverWith('failures')];
    await one.add('account');
    await other.check('account');
    await one.add('account');
    await expect(other.check('account')).rejects.toThrow(TooManyRequestsError);
    await pool.query('update rate_limit set expire = 0');
    await other.check('account');
  });

  test('the table contains no addresses', async () => {
    await serverWith('private').add('somebody@example.org');
    const { rows } = await pool.query("select key from rate_limit where key like 'private:%'");
    expect(rows).toEqual([{ key: expect.not.stringContaining('somebody') }]);
  });
});

test('the application limits attempts in the database where it is configured to', async () => {
  const api = await startApplication({ rateLimits: 'database' });
  const body = { email: 'nobody@example.org' };
  const ask = () =>
    api.app.inject({
      method: 'POST',
      url: '/3/manage-password/',
      headers: { 'x-api-key': 'campavia-web' },
      payload: body,
    });
  const statuses: number[] = [];
  for (let nth = 0; nth < 6; nth += 1) statuses.push((await ask()).statusCode);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  await api.close();
});

test('wrong passwords are counted over all servers, and the right one is held off at each of them', async () => {
  const one = await startApplication({ rateLimits: 'database' });
  const other = await startBeside(one, { rateLimits: 'database' });
  const alone = await startBeside(one);
  const signIn = async ({ app }: Application, password: string) => {
    const form = {
      grant_type: 'password',
      client_id: 'campavia-web',
      username: 'guest@campavia.test',
      password,
    };
    const { statusCode } = await app.inject({ method: 'POST', url: '/oauth/token/', payload: form });
    return statusCode;
  };
  const statuses: number[] = [];
  for (let nth = 0; nth < 10; nth += 1) statuses.push(await signIn(nth % 2 ? one : other, 'wrong'));
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect([await signIn(one, 'wrong'), await signIn(other, 'wrong')]).toEqual([429, 429]);
  expect(await signIn(alone, 'wrong')).toBe(400);
  await Promise.all([other.close(), alone.close()]);
  await one.close();
});
