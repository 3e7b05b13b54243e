import { settingsFor, startApplication, type Application } from '../../../test/application';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createApp } from '../../app';
import { createClock } from '../../core/clock';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const DAY_SECONDS = 86_400;

function advance(payload: object, app = api.app) {
  return app.inject({ method: 'POST', url: '/sandbox/clock', payload });
}

test('the clock can be moved to tomorrow', async () => {
  const before = (await api.get('/health')).body.now;
  const answer = await advance({ advance: 2 * DAY_SECONDS });
  expect(answer.statusCode).toBe(200);
  const { now } = answer.json<{ now: string }>();
  expect(now.slice(0, 10)).toBe('2027-03-17');
  expect((await api.get('/health')).body.now >= now).toBe(true);
  expect(before.slice(0, 10)).toBe('2027-03-15');
});

test.each([
  { advance: 0 },
  { advance: -5 },
  { advance: 1.5 },
  { advance: 'tomorrow' },
  { advance: 1e12 },
  {},
])('%j does not move the clock', async (payload) => {
  const before = (await api.get('/health')).body.now;
  expect((await advance(payload)).statusCode).toBe(400);
  expect((await api.get('/health')).body.now.slice(0, 10)).toBe(before.slice(0, 10));
});

test('in production the clock cannot be moved', async () => {
  const { database, databaseUrl, home } = api;
  const settings = { ...settingsFor(databaseUrl, home), isSandbox: false };
  const app = await createApp({ settings, database, clock: createClock(TEST_NOW_MS) });
  expect((await advance({ advance: DAY_SECONDS }, app)).statusCode).toBe(404);
  await app.close();
});
