import { answeringServer, type Answer } from '../testing/answering-server';
import type { ApiError } from './api-error';
import { createHttp } from './create-http';
import type { HttpFailure, HttpOptions } from './http-call';

const site = { isoTag: 'fr-BE', currency: 'EUR' };

async function anApi(answers: Answer[], over: Partial<HttpOptions> = {}) {
  const server = await answeringServer(...answers);
  const http = createHttp({ baseUrl: server.origin, site, apiKey: 'key-1', ...over });
  return { ...server, http, close: () => server[Symbol.asyncDispose]() };
}

let api: Awaited<ReturnType<typeof anApi>>;
afterEach(() => api.close());

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: ApiError) => error,
  );

describe('every call', () => {
  test('sends the api key and the language of the site, and no token for a visitor', async () => {
    api = await anApi([{ body: { ok: true } }]);
    await expect(api.http.get('/3/referential/')).resolves.toEqual({ ok: true });
    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]).toMatchObject({ method: 'GET', url: '/3/referential/' });
    expect(api.calls[0]?.headers).toMatchObject({ 'x-api-key': 'key-1', 'accept-language': 'fr-BE' });
    expect(api.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  test.each(['http://elsewhere.example/', '//elsewhere.example/', '\\\\elsewhere.example/'])(
    'is never sent to another address than the api: %s',
    async (path) => {
      api = await anApi([{}]);
      await api.http.get(path);
      expect(api.calls).toHaveLength(1);
    },
  );

  test.each(['post', 'put', 'patch', 'delete'] as const)('sends the body of a %s as JSON', async (verb) => {
    api = await anApi([{ status: 200, body: { id: 7 } }]);
    await expect(api.http[verb]('/v4/bookings/', { camper: 12 })).resolves.toEqual({ id: 7 });
    expect(api.calls[0]).toMatchObject({ method: verb.toUpperCase(), body: '{"camper":12}' });
    expect(api.calls[0]?.headers['content-type']).toContain('application/json');
  });

  test('that queries with a body is sent by fetch, as JSON, and once', async () => {
    const sent = jest.spyOn(globalThis, 'fetch');
    api = await anApi([{ body: { total: '1.00' } }, { status: 503 }]);
    const ask = () => api.http.post('/3/products/12/example/', { days: 7 }, { isReading: true });
    await expect(ask()).resolves.toEqual({ total: '1.00' });
    expect(sent).toHaveBeenCalledTimes(1);
    expect(api.calls[0]).toMatchObject({ method: 'POST', body: '{"days":7}' });
    expect(api.calls[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
    await expect(failureOf(ask())).resolves.toMatchObject({ status: 503 });
    expect(api.calls).toHaveLength(2);
    sent.mockRestore();
  });

  test('accepts an empty answer', async () => {
    api = await anApi([{ status: 204, text: '' }]);
    await expect(api.http.delete('/3/wishlist/summer/')).resolves.toBeNull();
  });
});

describe('a retry', () => {
  const failures: [string, Answer][] = [
    ['a cut connection', 'cut'],
    ['an answer that breaks off', 'half'],
    ['502', { status: 502, text: '<html>' }],
    ['503', { status: 503 }],
    ['504', { status: 504 }],
  ];

  test.each(failures)('repeats a reading call after %s', async (_, failure) => {
    api = await anApi([failure, { body: { count: 3 } }]);
    await expect(api.http.get('/3/products/')).resolves.toEqual({ count: 3 });
    expect(api.calls).toHaveLength(2);
  });

  test.each(failures)('is not repeated after %s', async (_, failure) => {
    api = await anApi([failure]);
    await failureOf(api.http.get('/3/products/'));
    expect(api.calls).toHaveLength(2);
  });

  test.each([400, 401, 404, 410, 429, 500])('is not made after %d', async (status) => {
    api = await anApi([{ status }]);
    await expect(failureOf(api.http.get('/3/products/'))).resolves.toMatchObject({ kind: 'status', status });
    expect(api.calls).toHaveLength(1);
  });

  test.each(['post', 'put', 'patch', 'delete'] as const)('is never made for a %s', async (verb) => {
    api = await anApi(['cut']);
    await expect(failureOf(api.http[verb]('/v4/bookings/'))).resolves.toMatchObject({ kind: 'network' });
    expect(api.calls).toHaveLength(1);
  });
});

describe('a call that fails', () => {
  test('has the path without its query, and the kind of failure', async () => {
    api = await anApi([
      { status: 404, body: { detail: 'Ce camping-car est introuvable.', code: 'camper_not_found' } },
    ]);
    const error = await failureOf(api.http.get('/3/products/12/?date_from=2027-08-01'));
    expect(error).toMatchObject({
      name: 'ApiError',
      message: 'GET /3/products/12/: 404 camper_not_found',
      endpoint: '/3/products/12/',
      status: 404,
      code: 'camper_not_found',
      detail: 'Ce camping-car est introuvable.',
    });
  });

  test('is a network failure if nothing listens', async () => {
    api = await anApi([{}]);
    await api.close();
    await expect(failureOf(api.http.get('/'))).resolves.toMatchObject({ kind: 'network', status: undefined });
  });

  test('is a timeout if no answer comes in time, and is not repeated', async () => {
    // Long enough for the call to reach a server on a busy machine.
    api = await anApi(['silence'], { timeoutMs: 1_000 });
    await expect(failureOf(api.http.get('/'))).resolves.toMatchObject({ kind: 'timeout' });
    expect(api.calls).toHaveLength(1);
  });

  test('is unreadable if a success is not JSON', async () => {
    api = await anApi([{ status: 200, text: '<html>maintenance</html>' }]);
    await expect(failureOf(api.http.get('/'))).resolves.toMatchObject({ kind: 'unreadable' });
  });

  test('has the seconds before a retry, if the api sends them', async () => {
    api = await anApi([{ status: 429, headers: { 'retry-after': '42' } }]);
    await expect(failureOf(api.http.get('/'))).resolves.toMatchObject({ status: 429, retryAfterSeconds: 42 });
  });

  test.each(['999999999999', '-4', 'soon'])('ignores a pause of %s seconds', async (pause) => {
    api = await anApi([{ status: 429, headers: { 'retry-after': pause } }]);
    await expect(failureOf(api.http.get('/'))).resolves.toMatchObject({ retryAfterSeconds: undefined });
  });

  test('may have its own, longer timeout', async () => {
    api = await anApi(['silence'], { timeoutMs: 60_000 });
    const call = api.http.post('/3/users/me/pictures/', {}, { timeoutMs: 50 });
    await expect(failureOf(call)).resolves.toMatchObject({ kind: 'timeout' });
  });
});

describe('the reporter of failures', () => {
  const failures: HttpFailure[] = [];
  const onFailure = (failure: HttpFailure) => failures.push(failure);
  beforeEach(() => failures.splice(0));

  test('is called once with request and answer', async () => {
    api = await anApi([{ status: 503 }], { onFailure });
    await failureOf(api.http.get('/3/products/?beds=2&types=4'));
    expect(failures).toEqual([
      { error: expect.anything(), url: `${api.origin}/3/products/`, params: 'beds=2&types=4' },
    ]);
    await failureOf(api.http.post('/3/users/', { first_name: 'Zoé' }));
    expect(failures[1]).toMatchObject({ error: { status: 503 }, payload: { first_name: 'Zoé' } });
  });

  test('never gets what was sent to the token endpoint', async () => {
    api = await anApi([{ status: 400 }], { onFailure });
    await failureOf(api.http.post('/oauth/token/', new URLSearchParams({ password: 'secret' })));
    expect(failures).toMatchObject([{ url: `${api.origin}/oauth/token/`, payload: undefined }]);
  });

  test('does not get an aborted call', async () => {
    api = await anApi([{}], { onFailure });
    await failureOf(api.http.get('/', { signal: AbortSignal.abort() }));
    expect(failures).toEqual([]);
  });
});

describe('a call that its caller aborts', () => {
  test('ends at once', async () => {
    api = await anApi(['silence']);
    const giveUp = new AbortController();
    const call = failureOf(api.http.get('/3/products/', { signal: giveUp.signal }));
    giveUp.abort();
    await expect(call).resolves.toMatchObject({ kind: 'aborted' });
  });

  test('is not made if it was aborted before', async () => {
    api = await anApi([{}]);
    await failureOf(api.http.get('/', { signal: AbortSignal.abort() }));
    expect(api.calls).toHaveLength(0);
  });
});
