import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sourceVersion } from './source-version.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'campavia-release-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, content: unknown) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

describe('the version of a part', () => {
  beforeEach(() => {
    const depends = (name: string, ...others: string[]) => ({
      name: `@campavia/${name}`,
      version: '0.1.0',
      dependencies: Object.fromEntries(others.map((other) => [`@campavia/${other}`, '*'])),
    });
    write('package-lock.json', '{}');
    write('mf-search/package.json', depends('mf-search', 'ui'));
    write('mf-search/src/remote.tsx', 'export {};');
    write('mf-listing/package.json', depends('mf-listing'));
    write('shared/ui/package.json', depends('ui', 'i18n'));
    write('shared/ui/src/index.ts', 'export {};');
    write('shared/i18n/package.json', depends('i18n'));
    write('shared/i18n/src/index.ts', 'export {};');
  });

  const version = () => sourceVersion(path.join(root, 'mf-search'));

  it('is the package version and eight digits of a hash', () => {
    expect(version()).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
  });

  it('never is a number that begins with 0, which would not be a valid version', () => {
    write('mf-search/src/remote.tsx', 'export const n = 966;');
    expect(version()).toBe('0.1.0-a4597005');
  });

  it.each([
    'mf-search/src/remote.tsx',
    'shared/ui/src/index.ts',
    'shared/i18n/src/index.ts',
    'package-lock.json',
    'api/openapi.json',
  ])('changes with %s', (file) => {
    const before = version();
    write(file, 'export const other = 1;');
    expect(version()).not.toBe(before);
  });

  it.each([
    'mf-search/README.md',
    'mf-search/src/remote.test.tsx',
    'mf-search/dist/a.js',
    'mf-listing/src/b.ts',
  ])('does not change with %s', (file) => {
    const before = version();
    write(file, 'export const other = 1;');
    expect(version()).toBe(before);
  });
});
