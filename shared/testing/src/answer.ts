import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface AnswerOptions {
  status?: number;
  /** Never answers, for loading states. */
  isHanging?: boolean;
}

/** The calls that were answered, in order. */
export interface AnsweredCalls {
  urls: URL[];
  bodies: unknown[];
}

const server = setupServer();

/** Mocks the api for the tests of this file; an unexpected call fails the test. */
export function setUpWire(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

/**
 * Mocks an endpoint until the end of the test; the last one set for a path wins.
 *
 * @param path of the api, `/3/campers/search/`; its query is ignored
 * @param body of the answer, or a (possibly asynchronous) function of the request's URL
 */
export function answer(
  method: Method,
  path: string,
  body: unknown,
  { status = 200, isHanging }: AnswerOptions = {},
): AnsweredCalls {
  const calls: AnsweredCalls = { urls: [], bodies: [] };
  server.use(
    http[method](`*${path}`, async ({ request }) => {
      const url = new URL(request.url);
      calls.urls.push(url);
      calls.bodies.push(method === 'get' ? undefined : await request.json().catch(() => undefined));
      if (isHanging) await delay('infinite');
      const payload: unknown = typeof body === 'function' ? await (body as (url: URL) => unknown)(url) : body;
      return HttpResponse.json(payload as null, { status });
    }),
  );
  return calls;
}
