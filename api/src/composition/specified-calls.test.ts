import { MISSING_CALLS } from '../../test/missing-calls';
import { SPECIFIED_CALLS } from '../../test/specified-calls';
import { openapiText } from '../commands/openapi';

/** Number of missing calls. It is lowered with the list, and never raised. */
const MAX_MISSING = 0;

interface Described {
  paths: Record<string, Record<string, unknown>>;
}

let document: Described;

beforeAll(async () => {
  document = JSON.parse(await openapiText());
});

/** Differences between the specified calls, the described ones, and the list of missing ones. */
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

// Names of parameters and a trailing slash do not matter.
function normalise(call: string): string {
  return call.replaceAll(/\{\w+\}/g, '{}').replace(/\/$/, '');
}

test('every specified call exists, or is on a list that only shrinks', () => {
  expect(compareCalls(document, MISSING_CALLS)).toEqual([]);
  expect(MISSING_CALLS).toHaveLength(MAX_MISSING);
  expect(new Set(SPECIFIED_CALLS).size).toBe(SPECIFIED_CALLS.length);
});

test('a removed call is detected, even if its path still exists', () => {
  const { get, ...others } = document.paths['/3/users/me/'] ?? {};
  const paths = { ...document.paths, '/3/users/me/': others };
  expect(get).toBeDefined();
  expect(compareCalls({ paths }, MISSING_CALLS)).toEqual([
    'GET /3/users/me/ is specified, and not described',
  ]);
});

test('an existing or unspecified call on the list is detected', () => {
  expect(compareCalls(document, [...MISSING_CALLS, 'GET /3/products/{id}/', 'GET /3/moon/'])).toEqual([
    'GET /3/products/{id}/ is described: take it off the list',
    'GET /3/moon/ is not specified',
  ]);
});
