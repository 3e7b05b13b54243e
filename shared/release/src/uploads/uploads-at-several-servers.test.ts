import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { startS3Server, type TestServer } from '@campavia/object-store/testing';

import { FolderStorage } from '../storage/folder-storage';
import { S3Storage } from '../storage/s3-storage';
import type { Storage } from '../storage/storage';
import { newFolder } from './test/built-release';
import { registryInMemory } from './test/registry-in-memory';
import { SEARCH, signed, squadKey, streamOf } from './test/upload-scene';
import { createUploads, type Uploads } from './uploads';

let s3: TestServer;
let now: number;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());
beforeEach(() => (now = Date.now()));

function server(
  folder: string,
  storage: Storage,
  registry: ReturnType<typeof registryInMemory>['registry'],
): Uploads {
  const uploads = createUploads({ folder, storage, registry, now: () => now });
  uploads.close();
  return uploads;
}

/** Two servers of one site, and their release storage. */
function twoServers(kind: 'S3' | 'a folder') {
  const { registry, log } = registryInMemory(squadKey);
  const home = newFolder();
  const storage: Storage =
    kind === 'S3' ? new S3Storage(s3.place) : new FolderStorage(join(home, 'releases'));
  const folders = kind === 'S3' ? [newFolder(), newFolder()] : [home, home];
  const [one, other] = folders.map((folder) => server(join(folder, 'uploads'), storage, registry));
  if (!one || !other) throw new Error('There are two');
  return { one, other, storage, log, folders };
}

/** Starts an upload at one server and sends every other file to the other one. */
async function sendAlternating({ one, other }: { one: Uploads; other: Uploads }, version: string) {
  const { release, contents } = signed({ version });
  const begun = await one.begin(SEARCH, release);
  if ('isPublished' in begun) throw new Error('It was published');
  for (const [index, path] of begun.files.entries()) {
    const server = index % 2 ? one : other;
    await server.put(SEARCH, begun.upload, { path, stream: streamOf(contents.get(path) ?? Buffer.of()) });
  }
  return { ...begun, release };
}

describe.each(['S3', 'a folder'] as const)('two servers over %s', (kind) => {
  test('accept one upload, whichever server a request reaches', async () => {
    const here = twoServers(kind);
    const version = '4.0.0';
    const { upload, release } = await sendAlternating(here, version);
    expect(await here.other.begin(SEARCH, release)).toEqual({ upload, files: [] });
    await here.other.complete(SEARCH, upload);
    expect(here.log).toMatchObject([{ part: 'mf-search', version }]);
    expect(await here.storage.list('')).toEqual(expect.arrayContaining([`mf-search/${version}/remote.js`]));
    expect(await here.one.begin(SEARCH, release)).toEqual({ isPublished: true });
    expect((await here.storage.staging?.list(upload)) ?? []).toEqual([]);
  });

  test('list the missing files, and continue an upload', async () => {
    const here = twoServers(kind);
    const { release, contents } = signed({ version: '4.1.0' });
    const begun = await here.one.begin(SEARCH, release);
    if ('isPublished' in begun) throw new Error('It was published');
    const [path = '', ...rest] = begun.files;
    const file = { path, stream: streamOf(contents.get(path) ?? Buffer.of()) };
    await here.one.put(SEARCH, begun.upload, file);
    await expect(here.other.complete(SEARCH, begun.upload)).rejects.toMatchObject({
      code: 'missing_files',
      details: { files: rest },
    });
    expect(await here.other.begin(SEARCH, release)).toEqual({ upload: begun.upload, files: rest });
  });
});

test('treat files damaged in transfer as missing, and never publish them', async () => {
  const here = twoServers('S3');
  const { upload } = await sendAlternating(here, '4.2.0');
  // The first file reached only the other server.
  await here.storage.staging?.put(`${upload}/files/remote.js`, Buffer.from('damaged'));
  await expect(here.one.complete(SEARCH, upload)).rejects.toMatchObject({
    code: 'missing_files',
    details: { files: ['remote.js'] },
  });
  await here.other.complete(SEARCH, upload);
  expect((await here.storage.read('mf-search/4.2.0/remote.js'))?.toString()).not.toBe('damaged');
});

test('drop an upload without activity for an hour on all servers', async () => {
  const here = twoServers('S3');
  const { upload } = await sendAlternating(here, '4.3.0');
  now += 61 * 60_000;
  await here.other.sweep();
  expect((await here.storage.staging?.list(upload)) ?? []).toEqual([]);
  await here.one.sweep();
  expect(here.folders.flatMap((folder) => readdirSync(join(folder, 'uploads')))).toEqual([]);
  await expect(here.one.complete(SEARCH, upload)).rejects.toMatchObject({ code: 'no_such_upload' });
});
