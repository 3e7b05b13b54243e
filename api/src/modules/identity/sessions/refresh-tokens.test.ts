import type { Api } from '../../../core/app-context';
import { createApp } from '../../../app';
import { createClock } from '../../../core/clock';
import { settingsFor, startApplication, type Application } from '../../../../test/application';
import { aNewUser, call } from '../../../../test/users';
import { TEST_NOW_MS } from '../../../../test/scratch-databases';

let api: Application;
let nowMs = TEST_NOW_MS;
let app: Api;

// A clock that does not move, so that thirty seconds are thirty seconds on a busy machine too.
beforeAll(async () => {
  api = await startApplication();
  const clock = { ...createClock(TEST_NOW_MS), now: () => new Date(nowMs) };
  app = await createApp({
    settings: settingsFor(api.databaseUrl, api.home),
    database: api.database,
    clock,
  });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const refresh = (refresh_token: string) =>
  call(app, 'POST /oauth/token/', {
    form: { grant_type: 'refresh_token', client_id: 'campavia-web', refresh_token },
  });
const me = (token: string) => call(app, 'GET /3/users/me/', { token });
const aSignIn = async () => (await aNewUser(app)).tokens.refresh_token;

describe('an answer that was lost', () => {
  test('is repeated within thirty seconds, and its tokens work', async () => {
    const old = await aSignIn();
    await refresh(old);
    nowMs += 30_000;
    const again = await refresh(old);
    expect(again.status).toBe(200);
    expect((await me(again.body.access_token)).status).toBe(200);
    expect((await refresh(again.body.refresh_token)).status).toBe(200);
  });

  test('is not repeated after thirty seconds: the session ends', async () => {
    const old = await aSignIn();
    const { body } = await refresh(old);
    nowMs += 30_001;
    expect(await refresh(old)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await me(body.access_token)).status).toBe(401);
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('is not repeated a third time: the session ends', async () => {
    const old = await aSignIn();
    const [first, second] = [await refresh(old), await refresh(old)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await refresh(old)).body.error).toBe('invalid_grant');
    expect((await me(first.body.access_token)).status).toBe(401);
    expect((await refresh(second.body.refresh_token)).body.error).toBe('invalid_grant');
  });
});

describe('a copy of a refresh token', () => {
  test('that comes after the next one was used ends the sign-in, within thirty seconds too', async () => {
    const old = await aSignIn();
    const { body: next } = await refresh(old);
    const { body: afterNext } = await refresh(next.refresh_token);
    expect((await refresh(old)).body.error).toBe('invalid_grant');
    expect((await me(afterNext.access_token)).status).toBe(401);
  });

  test('whose tokens are used beside those of the owner ends the sign-in', async () => {
    const old = await aSignIn();
    const [owner, thief] = [await refresh(old), await refresh(old)];
    const { status, body } = await refresh(owner.body.refresh_token);
    expect(status).toBe(200);
    expect((await refresh(thief.body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await me(body.access_token)).status).toBe(401);
  });
});

describe('at the same moment', () => {
  test('eight uses of one token give tokens twice and end the sign-in', async () => {
    const old = await aSignIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(old)));
    const given = answers.filter(({ status }) => status === 200);
    expect(given).toHaveLength(2);
    for (const { body } of given) expect((await me(body.access_token)).status).toBe(401);
  });

  test('tokens of both answers cannot both be exchanged', async () => {
    const old = await aSignIn();
    const [one, other] = await Promise.all([refresh(old), refresh(old)]);
    const next = await Promise.all([one, other].map(({ body }) => refresh(body.refresh_token)));
    expect(next.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
