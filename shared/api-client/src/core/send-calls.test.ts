import { answeringServer, type Answer } from '../testing/answering-server';
import type { ApiError } from './api-error';
import { createHttp } from './create-http';
import type { CallOptions } from './http-call';

const site = { isoTag: 'fr-BE', currency: 'EUR' };

let api: Awaited<ReturnType<typeof answeringServer>>;
let shares: number[];
afterEach(() => api[Symbol.asyncDispose]());

/** Sends a picture and records the upload progress. */
async function send(answer: Answer, options: CallOptions = {}): Promise<unknown> {
  shares = [];
  api = await answeringServer(answer);
  const http = createHttp({ baseUrl: api.origin, site, apiKey: 'key-1' });
  const form = new FormData();
  form.set('image', new Blob(['pixels'.repeat(20_000)], { type: 'image/png' }));
  return http.post('/3/pictures/', form, { onProgress: (share) => shares.push(share), ...options });
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: ApiError) => error,
  );

test('upload progress is reported', async () => {
  await expect(send({ status: 201, body: { id: 7 } })).resolves.toEqual({ id: 7 });
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  expect(api.calls[0]?.headers).toMatchObject({ 'x-api-key': 'key-1', 'accept-language': 'fr-BE' });
  expect(api.calls[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
});

test.each<[string, Answer, CallOptions, Partial<ApiError>]>([
  [
    'a refusal',
    { status: 429, body: { image: ['Too large.'] }, headers: { 'retry-after': '42' } },
    {},
    { kind: 'status', status: 429, fields: { image: ['Too large.'] }, retryAfterSeconds: 42 },
  ],
  ['a cut line', 'cut', {}, { kind: 'network' }],
  ['an answer that does not come', 'silence', { timeoutMs: 100 }, { kind: 'timeout' }],
  ['invalid JSON', { text: '<html>' }, {}, { kind: 'unreadable' }],
  ['giving it up', {}, { signal: AbortSignal.abort() }, { kind: 'aborted' }],
])('%s is reported like that of any other call', async (_, answer, options, failure) => {
  await expect(failureOf(send(answer, options))).resolves.toMatchObject({
    ...failure,
    endpoint: '/3/pictures/',
  });
});
