import { MISSING_CALLS } from '../../test/missing-calls';
import { SPECIFIED_CALLS } from '../../test/specified-calls';
import { openapiText } from '../commands/openapi';

/** How many calls are missing. It is lowered with the list, and never raised. */
const MAX_MISSING = 0;

interface Described {
  paths: Record<string, Record<string, unknown>>;
}

let document: Described;

beforeAll(async () => {
  document = JSON.parse(await openapiText());
});

/** What is wrong between the specified calls, those that are described, and the list of those that are missing. */
function compareCalls({ paths }: Described, missing: readonly string[]): string[] {
  const described = new Set(
    Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => normalise(`${method.toUpperCase()} ${path}`)),
    ),
  );
  const isThere = (call: string) => described.has(normalise(call));
  const lost = SPECIFIED_CALLS.filter((call) => !isThere(call) && !missing.includes(call));
  return [
    ...lost.map((call) => `${call} is specified, and not described`),
    ...missing.filter(isThere).map((call) => `${call} is described: take it off the list`),
    ...missing.filter((call) => !SPECIFIED_CALLS.includes(call)).map((call) => `${call} is not specified`),
  ];
}

// How a hole is called is no difference, nor is a slash at the end.
function normalise(call: string): string {
  return call.replaceAll(/\{\w+\}/g, '{}').replace(/\/$/, '');
}

test('every call of the specifications is there, or on a list that only shrinks', () => {
  expect(compareCalls(document, MISSING_CALLS)).toEqual([]);
  expect(MISSING_CALLS).toHaveLength(MAX_MISSING);
  expect(new Set(SPECIFIED_CALLS).size).toBe(SPECIFIED_CALLS.length);
});

test('a call that goes would be noticed, of a path that stays as well', () => {
  const { get, ...others } = document.paths['/3/users/me/'] ?? {};
  const paths = { ...document.paths, '/3/users/me/': others };
  expect(get).toBeDefined();
  expect(compareCalls({ paths }, MISSING_CALLS)).toEqual([
    'GET /3/users/me/ is specified, and not described',
  ]);
});

test('a call on the list that is there, or that nobody specified, would be noticed', () => {
  expect(compareCalls(document, [...MISSING_CALLS, 'GET /3/products/{id}/', 'GET /3/moon/'])).toEqual([
    'GET /3/products/{id}/ is described: take it off the list',
    'GET /3/moon/ is not specified',
  ]);
});
