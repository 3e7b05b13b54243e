import { answeringServer, type Answer } from '../testing/answering-server';
import { createHttp } from './create-http';

const site = { isoTag: 'fr-BE', currency: 'EUR' };

async function call(answers: Answer[], tokens: (string | undefined)[] = []) {
  await using api = await answeringServer(...answers);
  const http = createHttp({
    baseUrl: api.origin,
    site,
    apiKey: 'key-1',
    credentials: {
      accessToken: () => tokens[0],
      renew: () => Promise.resolve(tokens[(tokens.shift(), 0)]),
      refused: () => undefined,
    },
  });
  const outcome = await http
    .post('/v4/marks/', { marks: [] }, { keepalive: true })
    .catch((error: unknown) => error);
  return { calls: api.calls, outcome };
}

test('a call that outlives its page has the headers of every call', async () => {
  const { calls, outcome } = await call([{ status: 202, body: { counted: 3 } }]);
  expect(outcome).toEqual({ counted: 3 });
  expect(calls).toMatchObject([{ method: 'POST', url: '/v4/marks/', body: '{"marks":[]}' }]);
  expect(calls[0]?.headers).toMatchObject({
    'x-api-key': 'key-1',
    'accept-language': 'fr-BE',
    'content-type': 'application/json',
  });
});

test('a call without a body does not announce one', async () => {
  await using api = await answeringServer({ status: 200, body: {} });
  const http = createHttp({ baseUrl: api.origin, site, apiKey: 'key-1' });
  await http.patch('/v4/marks/', undefined, { keepalive: true });
  expect(api.calls[0]).toMatchObject({ method: 'PATCH', body: '' });
  expect(api.calls[0]?.headers).not.toHaveProperty('content-type');
});

test("it carries the session's token, and is repeated after one renewal", async () => {
  const { calls } = await call([{ status: 401 }, { status: 202 }], ['old', 'new']);
  expect(calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
});

test.each<[string, Answer, object]>([
  ['a refusal', { status: 429 }, { kind: 'status', status: 429 }],
  ['no answer', 'cut', { kind: 'network' }],
])('%s is an ApiError', async (_, answer, facts) => {
  const { outcome } = await call([answer]);
  expect(outcome).toMatchObject({ name: 'ApiError', endpoint: '/v4/marks/', method: 'post', ...facts });
});
