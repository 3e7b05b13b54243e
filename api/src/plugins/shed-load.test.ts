import { startApplication, type Application } from '../../test/application';

let api: Application;
let release: () => void;
let waits: Promise<void>;

beforeAll(async () => {
  api = await startApplication({ server: { runsJobs: false, maxRequests: 4, drainMs: 0 } });
  api.app.get('/slow', async () => {
    await waits;
    return {};
  });
});
afterAll(() => api.close());
beforeEach(() => {
  waits = new Promise((settle) => {
    release = settle;
  });
});

const ask = async (url: string, method: 'GET' | 'POST' = 'GET') =>
  api.app.inject({
    url,
    method,
    headers: { 'x-api-key': 'campavia-web' },
    ...(method === 'POST' && { payload: {} }),
  });

/** As many slow requests as there may be at the same time. */
function fill() {
  return Array.from({ length: 4 }, () => ask('/slow'));
}

test('a request above the limit is rejected at once with a retry time, and the next one after the peak is answered', async () => {
  const slow = fill();
  const refused = await ask('/v4/geolocation/places/?search=Paris');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '2',
    expect.objectContaining({ code: 'service_unavailable' }),
  ]);
  release();
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect((await ask('/v4/geolocation/places/?search=Paris')).statusCode).toBe(200);
});

test.each([
  ['POST', '/oauth/token/'],
  ['GET', '/3/my-requests/1/payments/'],
  ['POST', '/3/my-requests/1/payment/async/'],
  ['GET', '/health/ready'],
] as const)('%s %s is still taken when other requests are refused', async (method, address) => {
  const slow = fill();
  expect((await ask(address, method)).statusCode).toBeLessThan(503);
  release();
  await Promise.all(slow);
});

test('essential requests are rejected as well above their limit', async () => {
  const slow = fill();
  const answers = await Promise.all(Array.from({ length: 3 }, () => ask('/3/my-requests/1/payments/')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 503, 503]);
  release();
  await Promise.all(slow);
});
