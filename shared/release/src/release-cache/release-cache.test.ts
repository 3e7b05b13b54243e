import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { startS3Server, type TestServer } from '@campavia/object-store/testing';
import type { Release } from '@campavia/remote-kit/config';

import { signRelease } from '../signing';
import { FolderStorage } from '../storage/folder-storage';
import { S3Storage } from '../storage/s3-storage';
import { StorageUnavailableError, type Storage } from '../storage/storage';
import { releaseText } from '../uploads/check-release';
import { builtRelease, newFolder } from '../uploads/test/built-release';
import { keyRing, newKey } from '../uploads/test/keys';
import { createReleaseCache, type ReleaseCacheOptions } from './release-cache';

const key = newKey('search');
const keys = keyRing(key);
const PREFIX = 'mf-search/1.1.0/';

async function published(storage: Storage, changes: Partial<Release> = {}): Promise<Release> {
  const { folder, release } = builtRelease(changes);
  const signed = signRelease(release, key);
  writeFileSync(join(folder, 'release.json'), releaseText(signed));
  await storage.addRelease(`${release.part}/${release.version}/`, folder);
  return signed;
}

async function context(options: Partial<ReleaseCacheOptions> = {}) {
  const storage = new FolderStorage(newFolder());
  const release = await published(storage);
  const folder = storage.folder;
  const openReleaseCache = () => createReleaseCache({ storage, folder, trustedKeys: () => keys, ...options });
  return { storage, release, folder, openReleaseCache, releaseCache: openReleaseCache() };
}

function flip(file: string, at: number): void {
  const content = readFileSync(file);
  const position = at < 0 ? content.length + at : at;
  content[position] = (content[position] ?? 0) ^ 1;
  writeFileSync(file, content);
}

test('returns a release and its folder when every byte is as signed', async () => {
  const { releaseCache, release, folder } = await context();
  expect(await releaseCache.get('mf-search', '1.1.0')).toEqual(release);
  expect(await releaseCache.ensureOnDisk('mf-search', '1.1.0')).toBe(join(folder, 'mf-search/1.1.0'));
});

const FILES = [
  'release.json',
  'remote.js',
  'home.1a2b3c4d.js',
  'de.5e6f7a8b.js',
  'server.cjs',
  'pictures/van.svg',
  'private/remote.js.map',
  'remote.js.br',
  'remote.js.gz',
];

describe.each(FILES)('one flipped bit in %s', (path) => {
  test.each([0, 7, 15, -1])('at its byte %i', async (at) => {
    const { folder, openReleaseCache } = await context();
    flip(join(folder, PREFIX, path), at);
    const loading = openReleaseCache().ensureOnDisk('mf-search', '1.1.0');
    await expect(loading).rejects.toMatchObject({ status: 422, code: 'broken_release', file: path });
    await expect(loading).rejects.toThrow(path);
  });

  test('also after the release was loaded before', async () => {
    const { folder, releaseCache } = await context();
    await releaseCache.ensureOnDisk('mf-search', '1.1.0');
    flip(join(folder, PREFIX, path), 20);
    await expect(releaseCache.ensureOnDisk('mf-search', '1.1.0')).rejects.toMatchObject({ file: path });
  });
});

test('detects a change of any byte of release.json', async () => {
  const { folder, openReleaseCache } = await context();
  const file = join(folder, PREFIX, 'release.json');
  const whole = readFileSync(file);
  for (let position = 0; position < whole.length; position += 1) {
    const damaged = Buffer.from(whole);
    damaged[position] = (damaged[position] ?? 0) ^ (1 << (position % 8));
    writeFileSync(file, damaged);
    await expect(openReleaseCache().get('mf-search', '1.1.0')).rejects.toMatchObject({
      code: 'broken_release',
    });
  }
});

test.each([
  ['a longer file', (folder: string) => appendFileSync(join(folder, 'server.cjs'), ';'), 'server.cjs'],
  [
    'a longer compressed file',
    (folder: string) => appendFileSync(join(folder, 'remote.js.gz'), 'x'),
    'remote.js.gz',
  ],
  ['a lost file', (folder: string) => rmSync(join(folder, 'home.1a2b3c4d.js')), 'home.1a2b3c4d.js'],
  [
    'a missing compressed file',
    (folder: string) => writeFileSync(join(folder, 'server.cjs.br'), 'evil'),
    'server.cjs.br',
  ],
  [
    'a link in place of a file',
    (folder: string) => {
      const file = join(folder, 'server.cjs');
      const copy = join(newFolder(), 'server.cjs');
      writeFileSync(copy, readFileSync(file));
      rmSync(file);
      symlinkSync(copy, file);
    },
    'server.cjs',
  ],
])('refuses %s', async (_, damage, file) => {
  const { folder, openReleaseCache } = await context();
  damage(join(folder, PREFIX));
  await expect(openReleaseCache().ensureOnDisk('mf-search', '1.1.0')).rejects.toMatchObject({
    code: 'broken_release',
    file,
  });
});

test('accepts a text without compressed variants', async () => {
  const { folder, releaseCache } = await context();
  rmSync(join(folder, PREFIX, 'remote.js.br'));
  expect(await releaseCache.ensureOnDisk('mf-search', '1.1.0')).toBe(join(folder, 'mf-search/1.1.0'));
});

test('refuses unknown keys, and another release than the logged one', async () => {
  const { openReleaseCache } = await context({ trustedKeys: () => new Map() });
  await expect(openReleaseCache().get('mf-search', '1.1.0')).rejects.toThrow('a key nobody knows');
  const other = await context({ recorded: () => ({ digest: 'sha384-other' }) });
  await expect(other.releaseCache.get('mf-search', '1.1.0')).rejects.toThrow(
    'not the release that the log names',
  );
});

test('refuses a release stored under another name', async () => {
  const { folder, openReleaseCache } = await context();
  mkdirSync(join(folder, 'mf-search/9.9.9'));
  writeFileSync(
    join(folder, 'mf-search/9.9.9/release.json'),
    readFileSync(join(folder, PREFIX, 'release.json')),
  );
  await expect(openReleaseCache().get('mf-search', '9.9.9')).rejects.toThrow('is of mf-search@1.1.0');
});

test.each([
  ['mf-search', '1.0.0'],
  ['mf-search', '../1.1.0'],
  ['../releases/mf-search', '1.1.0'],
])('%s@%s does not exist', async (part, version) => {
  const { releaseCache } = await context();
  await expect(releaseCache.get(part, version)).rejects.toMatchObject({
    status: 404,
    code: 'no_such_release',
  });
  await expect(releaseCache.ensureOnDisk(part, version)).rejects.toMatchObject({ code: 'no_such_release' });
});

describe('with a separate storage', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startS3Server();
    await published(new S3Storage(server.place));
  });

  afterAll(async () => {
    await server.close();
  });

  function mirrored(folder = newFolder(), storage: Storage = new S3Storage(server.place)) {
    return { folder, releaseCache: createReleaseCache({ storage, folder, trustedKeys: () => keys }) };
  }

  /** A storage that returns other bytes for one file. */
  function damaging(path: string): Storage {
    const storage = new S3Storage(server.place);
    const read = storage.read.bind(storage);
    storage.read = async (asked) => {
      const content = await read(asked);
      if (content && asked.endsWith(path)) content[12] = (content[12] ?? 0) ^ 4;
      return content;
    };
    return storage;
  }

  const AWAY: Storage = Object.assign(new S3Storage({ bucket: 'none', prefix: '', client: {} }), {
    read: async () => {
      throw new StorageUnavailableError('away');
    },
  });

  test('loads all files, and compresses texts here', async () => {
    const { folder, releaseCache } = mirrored();
    await Promise.all([
      releaseCache.ensureOnDisk('mf-search', '1.1.0'),
      releaseCache.ensureOnDisk('mf-search', '1.1.0'),
    ]);
    expect(readdirSync(join(folder, PREFIX)).sort()).toEqual([
      'de.5e6f7a8b.js',
      'home.1a2b3c4d.js',
      'pictures',
      'private',
      'release.json',
      'remote.js',
      'remote.js.br',
      'remote.js.gz',
      'server.cjs',
    ]);
    expect(readdirSync(join(folder, '.drafts'))).toEqual([]);
  });

  test.each(FILES.slice(0, 7))('never stores a file with a flipped bit in its %s', async (path) => {
    const { folder, releaseCache } = mirrored(newFolder(), damaging(path));
    await expect(releaseCache.ensureOnDisk('mf-search', '1.1.0')).rejects.toMatchObject({
      code: 'broken_release',
      file: path,
    });
    expect(readdirSync(folder).filter((name) => name !== '.drafts')).toEqual([]);
  });

  test('replaces files that were damaged here', async () => {
    const { folder, releaseCache } = mirrored();
    await releaseCache.ensureOnDisk('mf-search', '1.1.0');
    for (const path of ['release.json', 'server.cjs', 'remote.js.br']) {
      flip(join(folder, PREFIX, path), 5);
      await mirrored(folder).releaseCache.ensureOnDisk('mf-search', '1.1.0');
      await mirrored(folder, AWAY).releaseCache.ensureOnDisk('mf-search', '1.1.0');
    }
  });

  test('unavailable, it still serves local files, and other releases do not count as damaged', async () => {
    const { folder, releaseCache } = mirrored();
    await releaseCache.ensureOnDisk('mf-search', '1.1.0');
    const later = mirrored(folder, AWAY);
    expect(await later.releaseCache.ensureOnDisk('mf-search', '1.1.0')).toBe(join(folder, 'mf-search/1.1.0'));
    await expect(
      mirrored(newFolder(), AWAY).releaseCache.ensureOnDisk('mf-search', '1.1.0'),
    ).rejects.toMatchObject({
      status: 503,
      code: 'storage_away',
    });
  });
});
