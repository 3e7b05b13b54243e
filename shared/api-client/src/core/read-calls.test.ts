import { createSender } from './read-calls';

const TRACE = `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`;
const site = { isoTag: 'fr-BE', currency: 'EUR' };

beforeEach(() => {
  Object.defineProperty(globalThis, 'location', {
    value: new URL('https://campavia.example/'),
    configurable: true,
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'location');
});

async function traceOfCall({ baseUrl, ageMs }: { baseUrl: string; ageMs: number }): Promise<string | null> {
  const page = { serverTiming: [{ name: 'traceparent', description: TRACE }] };
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([page as unknown as PerformanceEntry]);
  jest.spyOn(performance, 'now').mockReturnValue(ageMs);
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  await createSender({ baseUrl, site, apiKey: 'key' })({
    method: 'get',
    path: '/3/referential/',
    options: {},
  });
  return new Headers(fetched.mock.calls[0]?.[1]?.headers).get('traceparent');
}

test.each([
  ['the first calls of a page name the trace of its document', '', 500, TRACE],
  ['later ones do not', '', 60_000, null],
  ['nor do calls to another origin', 'https://api.example', 500, null],
])('%s', async (_, baseUrl, ageMs, expected) => {
  expect(await traceOfCall({ baseUrl, ageMs })).toBe(expected);
});
