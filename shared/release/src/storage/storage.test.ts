import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { startS3Server, type TestServer } from '@campavia/object-store/testing';

import { builtRelease, newFolder } from '../uploads/test/built-release';
import { FolderStorage } from './folder-storage';
import { S3Storage } from './s3-storage';
import type { Storage } from './storage';

let server: TestServer;

beforeAll(async () => {
  server = await startS3Server();
});

afterAll(async () => {
  await server.close();
});

let bucketFolder = 0;

const KINDS: [string, () => Storage][] = [
  ['a folder', () => new FolderStorage(newFolder())],
  ['an S3 server', () => new S3Storage({ ...server.place, prefix: `site-${(bucketFolder += 1)}/` })],
];

/** Original files, without the compressed variants. */
function withoutSiblings(paths: string[]): string[] {
  return paths.filter((path) => !/\.(br|gz)$/.test(path));
}

describe.each(KINDS)('storage in %s', (_, createEmpty) => {
  test('returns what was added, byte by byte', async () => {
    const storage = createEmpty();
    const picture = Buffer.from(Array.from({ length: 70_000 }, (_value, index) => (index * 7) % 256));
    const { folder, contents } = builtRelease(
      {},
      { 'remote.js': 'export {};', 'pictures/van.avif': picture },
    );
    await storage.addRelease('mf-search/1.1.0/', folder);
    for (const [path, content] of contents) {
      expect((await storage.read(`mf-search/1.1.0/${path}`))?.equals(content)).toBe(true);
    }
    expect(await storage.read('mf-search/1.1.0/other.js')).toBeUndefined();
    expect(await storage.read('mf-search/1.2.0/release.json')).toBeUndefined();
  });

  test('lists by prefix, sorted', async () => {
    const storage = createEmpty();
    await storage.addRelease('mf-search/1.1.0', builtRelease().folder);
    await storage.addRelease('mf-search/1.1.0-pr.1', builtRelease({ version: '1.1.0-pr.1' }).folder);
    const own = withoutSiblings(await storage.list('mf-search/1.1.0/'));
    expect(own).toEqual(
      [
        'de.5e6f7a8b.js',
        'home.1a2b3c4d.js',
        'pictures/van.svg',
        'private/remote.js.map',
        'release.json',
        'remote.js',
        'server.cjs',
      ].map((path) => `mf-search/1.1.0/${path}`),
    );
    expect(withoutSiblings(await storage.list('mf-search/1.1.0'))).toHaveLength(14);
    expect(await storage.list('mf-funnels/')).toEqual([]);
    expect(withoutSiblings(await storage.list(''))).toHaveLength(14);
  });

  test('does not change existing files', async () => {
    const storage = createEmpty();
    const first = builtRelease({}, { 'remote.js': 'export const first = 1;' });
    await storage.addRelease('mf-search/1.1.0/', first.folder);
    await storage.addRelease('mf-search/1.1.0/', builtRelease({}, { 'remote.js': 'other' }).folder);
    expect((await storage.read('mf-search/1.1.0/remote.js'))?.toString()).toBe('export const first = 1;');
  });

  test('removes one release and not another whose version begins the same', async () => {
    const storage = createEmpty();
    await storage.addRelease('mf-search/1.1.0/', builtRelease().folder);
    await storage.addRelease('mf-search/1.1.0-pr.1/', builtRelease({ version: '1.1.0-pr.1' }).folder);
    await storage.remove('mf-search/1.1.0');
    await storage.remove('mf-search/1.1.0/');
    expect(await storage.list('mf-search/1.1.0/')).toEqual([]);
    expect(await storage.read('mf-search/1.1.0-pr.1/release.json')).toBeDefined();
  });

  test('removed releases can be added again', async () => {
    const storage = createEmpty();
    const { folder } = builtRelease();
    await storage.addRelease('mf-search/1.1.0/', folder);
    await storage.remove('mf-search/1.1.0/');
    await storage.addRelease('mf-search/1.1.0/', folder);
    expect(await storage.read('mf-search/1.1.0/remote.js')).toBeDefined();
  });

  test.each([
    '../keys/platform.json',
    '/etc/passwd',
    'a/../../b',
    'a\\b',
    'a//b',
    'a/./b',
    'a\0b',
    '.drafts/x',
    '',
  ])('does not leave its folder by %j', async (path) => {
    const storage = createEmpty();
    await expect(storage.read(path)).rejects.toMatchObject({ code: 'bad_path' });
    await expect(storage.remove(path)).rejects.toMatchObject({ code: 'bad_path' });
    await expect(storage.addRelease(path, newFolder())).rejects.toMatchObject({ code: 'bad_path' });
    if (path.includes('/')) await expect(storage.list(path)).rejects.toMatchObject({ code: 'bad_path' });
  });

  test('adding one release twice at once results in one release', async () => {
    const storage = createEmpty();
    const { folder, contents } = builtRelease();
    await Promise.all([1, 2, 3].map(() => storage.addRelease('mf-search/1.1.0/', folder)));
    for (const [path, content] of contents) {
      expect((await storage.read(`mf-search/1.1.0/${path}`))?.equals(content)).toBe(true);
    }
  });
});

test('a folder creates brotli and gzip variants of long texts, and shows no other files', async () => {
  const storage = new FolderStorage(newFolder());
  await storage.addRelease('mf-search/1.1.0/', builtRelease().folder);
  const made = (await storage.list('')).filter((path) => /\.(br|gz)$/.test(path));
  expect(made).toEqual(['mf-search/1.1.0/remote.js.br', 'mf-search/1.1.0/remote.js.gz']);
  expect(readdirSync(join(storage.folder, '.drafts'))).toEqual([]);
});

test('a folder ignores links', async () => {
  const storage = new FolderStorage(newFolder());
  const { folder } = builtRelease();
  symlinkSync('/etc/passwd', join(folder, 'passwd.js'));
  await storage.addRelease('mf-search/1.1.0/', folder);
  expect(await storage.read('mf-search/1.1.0/passwd.js')).toBeUndefined();
});

test('leftovers of a killed addition are removed, pending ones stay', async () => {
  const storage = new FolderStorage(newFolder());
  mkdirSync(join(storage.folder, '.drafts/killed'), { recursive: true });
  writeFileSync(join(storage.folder, '.drafts/killed/remote.js'), 'half');
  await storage.sweep(3_600_000);
  expect(readdirSync(join(storage.folder, '.drafts'))).toEqual(['killed']);
  await storage.sweep(0);
  expect(readdirSync(join(storage.folder, '.drafts'))).toEqual([]);
  expect(await storage.list('')).toEqual([]);
});

test('a folder whose release was partly removed by hand accepts it again', async () => {
  const storage = new FolderStorage(newFolder());
  const { folder } = builtRelease();
  await storage.addRelease('mf-search/1.1.0/', folder);
  rmSync(join(storage.folder, 'mf-search/1.1.0/release.json'));
  await storage.addRelease('mf-search/1.1.0/', folder);
  expect(await storage.read('mf-search/1.1.0/release.json')).toBeDefined();
});
