import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { publishRelease, writeComposition } from './publish.mjs';
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

  it.each([
    'mf-search/src/remote.tsx',
    'shared/ui/src/index.ts',
    'shared/i18n/src/index.ts',
    'package-lock.json',
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

describe('publishing', () => {
  const home = () => path.join(root, 'home');
  const publish = () => publishRelease({ directory: path.join(root, 'mf-search'), home: home() });

  function build(digest: string) {
    write('mf-search/dist/release/release.json', { part: 'mf-search', version: '0.1.0-aaaaaaaa', digest });
    write('mf-search/dist/release/remote.js', `// ${digest}`);
  }

  it('puts a release in a folder of its own and leaves no draft', async () => {
    build('one');
    expect(await publish()).toEqual({ part: 'mf-search', version: '0.1.0-aaaaaaaa' });
    expect(readdirSync(path.join(home(), 'releases/mf-search'))).toEqual(['0.1.0-aaaaaaaa']);
    const published = path.join(home(), 'releases/mf-search/0.1.0-aaaaaaaa/remote.js');
    expect(readFileSync(published, 'utf8')).toBe('// one');
  });

  it('may be repeated', async () => {
    build('one');
    await publish();
    await expect(publish()).resolves.toMatchObject({ version: '0.1.0-aaaaaaaa' });
  });

  it('refuses other content under the same version', async () => {
    build('one');
    await publish();
    build('two');
    await expect(publish()).rejects.toThrow('published with other content');
  });

  it('names the composition of the channel', async () => {
    await writeComposition({ home: home(), parts: { shell: '1', 'mf-search': '2' } });
    const composition = JSON.parse(readFileSync(path.join(home(), 'releases/composition.json'), 'utf8'));
    expect(composition).toEqual({ channel: 'production', parts: { shell: '1', 'mf-search': '2' } });
  });
});
