import { createFailureSender } from './post-remote-failure';

const fetched = jest.fn((_url: string, _init: RequestInit) => Promise.reject(new TypeError('no line')));
const failure = { part: 'mf-search', version: '1.1.0', phase: 'load', message: 'x'.repeat(400) } as const;

beforeEach(() => {
  fetched.mockClear();
  Object.assign(globalThis, { fetch: fetched });
});

test('a report carries the signed id of the page, is short, and outlives the page', () => {
  createFailureSender('signed')(failure);
  const [url, { body, ...init }] = fetched.mock.calls[0] ?? ['', {}];
  expect(url).toBe('/api/internals/failures');
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(JSON.parse(String(body))).toEqual({ ...failure, page: 'signed', message: 'x'.repeat(300) });
});

test('a page without an id reports nothing', () => {
  createFailureSender(undefined)(failure);
  expect(fetched).not.toHaveBeenCalled();
});
