import { ApiError, type ApiErrorFacts } from '@campavia/api-client/core';

import { ReportedError } from './reported-error';
import { createReporter, type Reporter } from './reporter';

const send = jest.fn();
const fetched = jest.fn((_: string, _init: RequestInit) =>
  Promise.resolve(new Response(null, { status: 204 })),
);
let reporter: Reporter;
let listeners: [string, EventListener][] = [];

/** A visible page. */
function aPage(pageId: string | undefined = 'signed'): void {
  reporter = createReporter({ window, events: { send }, site: 'fr-be', pageId });
}

beforeEach(() => {
  window.history.replaceState(null, '', '/fr-be/d/trips?token=secret');
  Object.assign(globalThis, { fetch: fetched });
  const add = window.addEventListener.bind(window) as Window['addEventListener'];
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    add(type, listener as EventListener);
  });
});
afterEach(() => {
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  listeners = [];
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

/** Waits for lazily loaded code. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

async function reports(): Promise<Record<string, unknown>[]> {
  await settle();
  return fetched.mock.calls.map(([url, { body }]) => ({ url, ...JSON.parse(String(body)) }));
}

function aFailure(over: Partial<ApiErrorFacts> = {}, payload?: unknown) {
  const error = new ApiError({
    kind: 'status',
    method: 'post',
    endpoint: '/v4/bookings-guest/7/extensions/',
    status: 500,
    ...over,
  });
  return { error, url: error.endpoint, params: 'page=2&token=abc', payload };
}

const rejects = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const throws = (error: unknown, message = '') =>
  window.dispatchEvent(new ErrorEvent('error', { error, message }));

describe('a failed call', () => {
  it('is reported with details for debugging, and no personal data', async () => {
    aPage();
    reporter.failedCall(
      aFailure({ body: { detail: 'for maeve@example.ie' } }, { days: 2, phone: '+353 85 123 4567' }),
    );
    await expect(reports()).resolves.toEqual([
      {
        url: '/v4/bookings-guest/7/extensions/',
        page: 'signed',
        kind: 'booking_guest',
        message: 'POST /v4/bookings-guest/7/extensions/: 500',
        method: 'POST',
        endpoint: '/v4/bookings-guest/{id}/extensions/',
        params: 'page=2&token=[removed]',
        status: 500,
        payload: { days: 2, phone: '[removed]' },
        response: { detail: 'for [e-mail]' },
        path: '/fr-be/d/trips',
        site: 'fr-be',
      },
    ]);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/internals/errors');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  });

  it.each<[string, Partial<ApiErrorFacts>]>([
    ['a missing camper', { method: 'get', endpoint: '/3/products/12/', status: 404 }],
    ['a camper that is gone', { method: 'get', endpoint: '/3/products/12/', status: 410 }],
    ['dates that are taken', { status: 400, fields: { __all__: ['107'] } }],
    ['a page beyond the end', { method: 'get', endpoint: '/3/products/', status: 404 }],
    ['documents that cannot come in time', { status: 400, fields: { __all__: ['104'] } }],
    ['an unknown place', { method: 'get', status: 404, code: 'place_not_found' }],
    ['an invalid coupon', { status: 400, fields: { coupon_code: ['Ran out.'] } }],
    ['a card that ends too soon', { status: 405, code: 'PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE' }],
    ['a call that was given up', { kind: 'aborted', status: undefined }],
  ])('is not reported when it is %s', async (_, over) => {
    aPage();
    reporter.failedCall(aFailure(over));
    await expect(reports()).resolves.toEqual([]);
  });

  it('is reported once, for whichever booking it was', async () => {
    aPage();
    reporter.failedCall(aFailure());
    reporter.failedCall(aFailure({ endpoint: '/v4/bookings-guest/8/extensions/' }));
    await expect(reports()).resolves.toHaveLength(1);
  });

  it('that no screen handles is shown to the reader, and not reported twice', async () => {
    aPage();
    rejects(aFailure({ status: 400, fields: { days: ['5 at most.'] } }).error);
    await expect(reports()).resolves.toEqual([]);
    expect(send).toHaveBeenCalledWith('failure.shown', { entries: [{ field: 'days', text: '5 at most.' }] });
  });

  it.each<[string, Partial<ApiErrorFacts>]>([
    ['only read something', { method: 'get' }],
    ['met the end of the session', { status: 401 }],
    ['was rejected because of expired rights', { status: 403 }],
    ['was given up', { kind: 'aborted' }],
  ])('is not shown to the reader when it %s', async (_, over) => {
    aPage();
    rejects(aFailure(over).error);
    await settle();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a thrown error', () => {
  it('is reported with its place and its cause', async () => {
    aPage();
    throws(new Error('mf-trips@1.0.0 failed (render)', { cause: new TypeError('trip is undefined') }));
    await expect(reports()).resolves.toMatchObject([
      {
        kind: 'unhandled',
        message: 'Error: mf-trips@1.0.0 failed (render) < TypeError: trip is undefined',
        stack: expect.stringContaining('reporter.test'),
      },
    ]);
  });

  it('is reported as an unhandled rejection', async () => {
    aPage();
    rejects(new TypeError('no trips'));
    rejects(Object.assign(new Error('7 did not come'), { name: 'ChunkLoadError' }));
    await expect(reports()).resolves.toMatchObject([{ kind: 'rejected' }, { kind: 'missing_chunk' }]);
    expect(send).not.toHaveBeenCalled();
  });

  it('is reported with its name in the catalogue if it has one, wherever it came from', async () => {
    aPage();
    const cause = Object.assign(new Error('7 did not come'), { name: 'ChunkLoadError' });
    throws(new ReportedError('consent', 'The panel did not come', { cause }));
    throws(Object.assign(new Error('timeout'), { reportedAs: 'geolocation_timeout' }));
    await expect(reports()).resolves.toMatchObject([
      { kind: 'consent', message: expect.stringContaining('The panel did not come') },
      { kind: 'geolocation_timeout' },
    ]);
  });

  it.each([
    ['another site’s script, which says nothing', undefined, 'Script error.'],
    [
      'a layout that took two rounds',
      undefined,
      'ResizeObserver loop completed with undelivered notifications.',
    ],
    ['a call that was given up', new DOMException('', 'AbortError'), ''],
  ])('is not reported for %s', async (_, error, message) => {
    aPage();
    throws(error, message);
    await expect(reports()).resolves.toEqual([]);
  });

  it('is reported at most twenty-five times', async () => {
    aPage();
    for (let time = 0; time < 100; time += 1) throws(new Error(`frame ${'x'.repeat(time)}`));
    await expect(reports()).resolves.toHaveLength(25);
  });
});

it('an error that the page itself detects is reported with its name in the catalogue', async () => {
  aPage();
  reporter.report('not_staff', '/login/log-as');
  await expect(reports()).resolves.toMatchObject([{ kind: 'not_staff', message: '/login/log-as' }]);
});

it('a report that is too long drops request and answer', async () => {
  aPage();
  const rows = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`row_${i}`, 'a b '.repeat(200)]));
  reporter.failedCall(aFailure({}, rows));
  const [report] = await reports();
  expect(report).toMatchObject({ kind: 'booking_guest', status: 500 });
  expect(report).not.toHaveProperty('payload');
});

it("a page without the site's signature reports nothing", async () => {
  aPage('');
  throws(new Error('boom'));
  await expect(reports()).resolves.toEqual([]);
});
