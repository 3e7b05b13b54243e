import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface AnswerOptions {
  status?: number;
  /** Never answers, for screens that wait. */
  isHanging?: boolean;
}

/** The calls an answer was given to, in order. */
export interface AnsweredCalls {
  urls: URL[];
  bodies: unknown[];
}

const server = setupServer();

/** Answers at the wire for the tests of this file; a call nobody answers fails the test. */
export function setUpWire(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

/**
 * Answers one endpoint until the end of the test; the last answer set for a path wins.
 *
 * @param path of the api, `/3/campers/search/`; its query does not matter
 * @param body what it says, or a function of the request's address, which may take its time
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
