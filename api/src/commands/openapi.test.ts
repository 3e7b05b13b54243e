import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openapiText } from './openapi';
import { packageRoot } from '../core/package-root';

interface Described {
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: Record<'schemas' | 'parameters' | 'responses', Record<string, unknown>>;
}

const committed = readFileSync(path.join(packageRoot(), 'openapi.json'), 'utf8');

test('the committed description is up to date; `npm run openapi -w api` renews it', async () => {
  expect(committed).toBe(await openapiText());
});

describe('the description', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'campavia-description-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The problems that Redocly finds in a document, a line each. */
  function lint(document: string): string[] {
    const file = path.join(folder, 'openapi.json');
    writeFileSync(file, document);
    const program = path.join(packageRoot(), 'test/lint-description.mjs');
    const { stdout, stderr, status } = spawnSync(process.execPath, [program, file], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout);
  }

  // Health checks never refuse, and a form of a sandbox page answers with a redirect only.
  test('is valid', () => {
    expect(lint(committed)).toEqual([
      expect.stringMatching(/^operation-4xx-response .*health\/get/),
      expect.stringMatching(/^operation-4xx-response .*health~1live/),
      expect.stringMatching(/^operation-4xx-response .*health~1ready/),
      expect.stringMatching(/^operation-2xx-response .*sandbox~1sister-platform~1listing/),
      expect.stringMatching(/^operation-2xx-response .*sandbox~1identity~1authorize/),
    ]);
  });

  test.each([
    ['operation-operationId', { operationId: undefined }],
    ['operation-operationId-unique', { operationId: 'getUsersMe' }],
    ['operation-description', { description: undefined }],
    ['no-unresolved-refs', { requestBody: { $ref: '#/components/requestBodies/Nothing' } }],
  ])('is checked for %s', (rule, change) => {
    const document: Described = JSON.parse(committed);
    Object.assign(document.paths['/3/products/{id}/']?.get ?? {}, change);
    expect(lint(JSON.stringify(document)).some((line) => line.startsWith(rule))).toBe(true);
  });

  test('contains every schema of the contracts once, and all calls refer to it', () => {
    const { components, paths }: Described = JSON.parse(committed);
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(['DetailError', 'GuestBooking', 'Me', 'Place', 'SearchResult']),
    );
    expect(committed.split('"$ref": "#/components/responses/').length).toBeGreaterThan(300);
    const calls = Object.values(paths).flatMap((path) => Object.keys(path)).length;
    expect(committed.length / calls).toBeLessThan(3_500);
  });

  test('contains shared parameters and answers once', () => {
    const { paths, components }: Described = JSON.parse(committed);
    const calls = Object.values(paths).flatMap((item) => Object.values(item));
    for (const kind of ['parameters', 'responses'] as const) {
      const written = calls
        .flatMap((call) => Object.values(call[kind] ?? {}))
        .map((each) => JSON.stringify(each));
      const inPlace = written.filter((each) => !each.startsWith('{"$ref"'));
      expect(inPlace).toHaveLength(new Set(inPlace).size);
      const referred = new Set(written.filter((each) => each.startsWith(`{"$ref":"#/components/${kind}/`)));
      expect(referred.size).toBe(Object.keys(components[kind]).length);
    }
  });
});
