import type { Release } from '@campavia/remote-kit/config';

import { digestOf } from '../signing';
import { checkRelease } from './check-release';
import { releaseOf } from './test/built-release';

const FILES = { 'remote.js': 'export {};', 'home.js': 'export {};' };
const good = releaseOf(FILES);
const [entryFile] = good.files;

function withFiles(...paths: string[]): Partial<Release> {
  return { files: paths.map((path) => ({ path, size: 1, integrity: entryFile?.integrity ?? '' })) };
}

/** With a matching digest, so that only the change is wrong. */
function changed(changes: object): unknown {
  const release = { ...good, ...changes };
  return { ...release, digest: digestOf(release) };
}

function withAddress(address: object): unknown {
  return changed({ config: { ...good.config, addresses: [{ id: 'home', pattern: '/', ...address }] } });
}

function refusalOf(candidate: unknown): { code: string; message: string; status: number } {
  try {
    checkRelease(candidate);
  } catch (error) {
    return error as { code: string; message: string; status: number };
  }
  throw new Error('The release was accepted');
}

test('accepts a release as a build writes it, also with unknown fields', () => {
  expect(checkRelease(JSON.parse(JSON.stringify(good)))).toEqual(good);
  expect(() => checkRelease(changed({ tomorrow: { anything: [1] } }))).not.toThrow();
  const shell = releaseOf(FILES, { part: 'shell', container: undefined });
  expect(checkRelease(JSON.parse(JSON.stringify(shell))).part).toBe('shell');
});

test.each([
  ['nothing', null, 'it must be an object'],
  ['a list', [], 'it must be an object'],
  ['an invalid part', changed({ part: 'mf_search' }), 'part must not be "mf_search"'],
  ['a part with a path', changed({ part: 'mf-../../x' }), 'part must not be'],
  ['another part than its configuration', changed({ part: 'mf-trips' }), 'config is of mf-search'],
  ['no version', changed({ version: 'latest' }), 'like 1.4.2'],
  ['build metadata in its version', changed({ version: '1.0.0+7' }), 'like 1.4.2'],
  ['a version that is a path', changed({ version: '../1.0.0' }), 'like 1.4.2'],
  ['a version that is too long', changed({ version: `1.0.0-${'a'.repeat(60)}` }), 'like 1.4.2'],
  ['a contract that is not a range', changed({ contract: 'new' }), 'contract must be a range'],
  ['an invalid timestamp', changed({ builtAt: 'today' }), 'builtAt'],
  ['no files', changed({ files: undefined }), 'files must be a list'],
  ['a size that is not a number', changed({ files: [{ ...entryFile, size: '7' }] }), 'files[0].size'],
  ['a negative size', changed({ files: [{ ...entryFile, size: -1 }] }), 'files[0].size'],
  ['another hash', changed({ files: [{ ...entryFile, integrity: 'md5-1' }] }), 'files[0].integrity'],
  ['an entry it does not contain', changed({ entry: 'other.js' }), 'entry names "other.js"'],
  ['a script it does not contain', changed({ scripts: ['lost.js'] }), 'scripts names "lost.js"'],
  ['a style it does not contain', changed({ styles: ['lost.css'] }), 'styles names "lost.css"'],
  [
    'a screen it does not contain',
    changed({ screens: { home: ['lost.js'] } }),
    'screens.home names "lost.js"',
  ],
  ['words it does not contain', changed({ messages: { de: 'lost.js' } }), 'messages.de names "lost.js"'],
  ['a server it does not contain', changed({ server: '../server.cjs' }), 'server names "../server.cjs"'],
  ['no container', changed({ container: undefined }), 'container must be a text'],
  ['a container of every version', changed({ container: 'campavia_mf_search' }), 'hold _1_1_0'],
  ['an invalid container name', changed({ container: 'a;alert(1)' }), 'container must not be'],
  ['no promises', changed({ promises: undefined }), 'promises must be an object'],
  [
    'an address without pattern',
    changed({ config: { ...good.config, addresses: [{ id: 'a' }] } }),
    'pattern',
  ],
  ['a field that poisons', JSON.parse('{"__proto__": {"isPlatform": true}}'), '__proto__'],
  ['a field that every object has', changed({ shared: { constructor: '^1.0.0' } }), 'constructor'],
  ['an address that every object has', withAddress({ id: 'toString' }), 'addresses[0].id must not be'],
  ['parameters that are no names', withAddress({ query: ['two words'] }), 'addresses[0].query[0]'],
  ['no end of depth', JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`), '40 levels'],
])('refuses a release with %s', (_, candidate, sentence) => {
  expect(refusalOf(candidate)).toMatchObject({ status: 400, code: 'bad_release' });
  expect(refusalOf(candidate).message).toContain(sentence);
});

test.each([
  '/{id}/{id}',
  '/{a}{b}{c}{d}x',
  '/{a}-{b}-{c}',
  '/{1st}',
  '/{}',
  '/(a+)+$',
  '/[',
  '/*',
  '//evil.test',
  '/s/',
  '/s?a=1',
  '/s#a',
  '/ä',
  's',
])('refuses the address pattern %s, which would slow down every page of the site', (pattern) => {
  const { code, message } = refusalOf(withAddress({ pattern }));
  expect([code, message]).toEqual(['bad_release', expect.stringContaining('config.addresses[0].pattern')]);
});

test.each([
  '/',
  '/s',
  '/a.b',
  '/campers/{id}/request/{request_id}',
  '/camper-type/{slug}-with-{seats}-seats',
])('accepts the address pattern %s', (pattern) => {
  expect(() => checkRelease(withAddress({ pattern }))).not.toThrow();
});

test.each([
  '../remote.js',
  'a/../../remote.js',
  '/etc/passwd',
  'C:\\remote.js',
  'a\\b.js',
  'a\0.js',
  'a//b.js',
  './a.js',
  '.env',
  'a/.git/config',
  'a.js/',
  'a b.js',
  'ä.js',
  'a\n.js',
  '%2e%2e/a.js',
  'a.js.',
  'a'.repeat(300),
  'a/'.repeat(20) + 'b.js',
  '',
  'release.json',
  'Release.JSON',
  'remote.js.br',
  'remote.js.gz',
])('refuses the file name %j', (path) => {
  expect(refusalOf(changed(withFiles('remote.js', path)))).toMatchObject({
    status: 400,
    code: 'bad_file_name',
  });
});

test.each([
  [['remote.js', 'a.js', 'a.js'], 'twice'],
  [['remote.js', 'a/b.js', 'A/B.js'], 'capital letters'],
  [['remote.js', 'a', 'a/b.js'], 'which is a file'],
])('refuses file names that collide: %j', (paths, sentence) => {
  expect(refusalOf(changed(withFiles(...paths))).message).toContain(sentence);
});

test('refuses a digest that does not match the content', () => {
  expect(refusalOf({ ...good, contract: '^0.2.0' })).toMatchObject({ status: 400, code: 'wrong_digest' });
});

const MB = 1024 * 1024;

test.each([
  ['a file of 500 MB', [500 * MB]],
  ['a file of one byte more than 20 MB', [20 * MB + 1]],
  ['101 MB together', Array.from({ length: 6 }, () => 17 * MB)],
  ['more than 5,000 files', Array.from({ length: 5001 }, () => 1)],
])('refuses %s before any file is sent', (_, sizes) => {
  const files = sizes.map((size, index) => ({ ...entryFile, path: `f${index}.js`, size }));
  expect(refusalOf(changed({ files, entry: 'f0.js' }))).toMatchObject({ status: 413, code: 'too_large' });
});

test('accepts the maximum sizes', () => {
  const files = Array.from({ length: 5000 }, (_, index) => ({
    ...entryFile,
    path: `f${index}.js`,
    size: index < 5 ? 20 * MB - 1000 : 1,
  }));
  expect(() => checkRelease(changed({ files, entry: 'f0.js' }))).not.toThrow();
});
