import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

import { signRelease } from '../signing';
import { localDisk, type Disk } from '../storage/disk';
import {
  begin,
  PLATFORM,
  put,
  SEARCH,
  send,
  signed,
  squadKey,
  streamOf,
  uploadScene,
} from './test/upload-scene';

test('a release is visible once it is complete and logged', async () => {
  const here = uploadScene();
  const built = signed();
  const upload = await send(here, built);
  expect(await here.storage.list('')).toEqual([]);
  const { entry, head } = await here.uploads.complete(SEARCH, upload);
  expect(entry?.hash).toBe(head);
  expect(here.log).toEqual([
    expect.objectContaining({ version: '1.1.0', author: 'Ada', note: 'pull request 31' }),
  ]);
  expect(here.log[0]?.size).toBe(built.release.files.reduce((sum, { size }) => sum + size, 0));
  const stored = await here.storage.read('mf-search/1.1.0/release.json');
  expect(JSON.parse(stored?.toString() ?? '')).toEqual(built.release);
  expect(readdirSync(join(here.folder, 'uploads'))).toEqual([]);
});

test('publishing the same content again succeeds and changes nothing', async () => {
  const here = uploadScene();
  const built = signed();
  await here.uploads.complete(SEARCH, await send(here, built));
  expect(await here.uploads.begin(SEARCH, built.release)).toEqual({ isPublished: true });
  const rebuilt = signRelease({ ...built.release, builtAt: '2026-04-01T00:00:00Z' }, squadKey);
  expect(await here.uploads.begin(SEARCH, rebuilt)).toEqual({ isPublished: true });
  expect(here.log).toHaveLength(1);
});

test('the same version with other content is refused', async () => {
  const here = uploadScene();
  const one = signed();
  const other = signed({}, { 'remote.js': 'export const other = 1;' });
  const [first, second] = [await send(here, one), await send(here, other)];
  await here.uploads.complete(SEARCH, first);
  await expect(here.uploads.complete(SEARCH, second)).rejects.toMatchObject({
    status: 409,
    code: 'other_content',
  });
  await expect(here.uploads.begin(SEARCH, other.release)).rejects.toMatchObject({ code: 'other_content' });
  expect(here.log).toHaveLength(1);
});

test('of two uploads with different content at the same moment one wins completely', async () => {
  const here = uploadScene();
  const built = [signed(), signed({}, { 'remote.js': 'export const other = 1;' })] as const;
  const ids = [await send(here, built[0]), await send(here, built[1])];
  const ends = await Promise.allSettled(ids.map((upload) => here.uploads.complete(SEARCH, upload)));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(here.log).toHaveLength(1);
  const winner = built.find(({ release }) => release.digest === here.log[0]?.digest);
  const stored = await here.storage.read('mf-search/1.1.0/remote.js');
  expect(stored?.equals(winner?.contents.get('remote.js') ?? Buffer.of())).toBe(true);
});

test('two people uploading one release create one release', async () => {
  const here = uploadScene();
  const built = signed();
  const mine = await send(here, built);
  const theirs = await here.uploads.begin(PLATFORM, built.release);
  if ('isPublished' in theirs) throw new Error('It was published');
  for (const path of theirs.files) {
    await put(here, theirs.upload, path, built.contents.get(path));
  }
  const ends = await Promise.all([
    here.uploads.complete(SEARCH, mine),
    here.uploads.complete(PLATFORM, theirs.upload),
  ]);
  expect(ends.filter(({ entry }) => entry)).toHaveLength(1);
  expect(here.log).toHaveLength(1);
});

test('an interrupted upload continues where it stopped', async () => {
  const here = uploadScene();
  const built = signed();
  const { upload, files } = await begin(here, built.release);
  expect(files).toHaveLength(6);
  await put(here, upload, 'remote.js', built.contents.get('remote.js'));
  await expect(here.uploads.complete(SEARCH, upload)).rejects.toMatchObject({
    status: 409,
    code: 'missing_files',
  });
  const again = await begin(here, built.release);
  expect(again).toEqual({ upload, files: files.filter((path) => path !== 'remote.js') });
  expect(await here.storage.list('')).toEqual([]);
});

describe('a file', () => {
  async function send(path: string, stream: AsyncIterable<Uint8Array>) {
    const here = uploadScene();
    const { upload } = await begin(here, signed().release);
    const end = await here.uploads.put(SEARCH, upload, { path, stream }).catch((error: unknown) => error);
    return { end, drafts: readdirSync(join(here.folder, 'uploads', upload)), here, upload };
  }

  test.each([
    [
      'of other content',
      'home.1a2b3c4d.js',
      Buffer.from('export const home = 2;'),
      { status: 400, code: 'wrong_content' },
    ],
    ['that is too short', 'home.1a2b3c4d.js', Buffer.from('export'), { status: 400, code: 'cut_short' }],
    [
      'that is too long',
      'home.1a2b3c4d.js',
      Buffer.from('export const home = 1;;'),
      { status: 413, code: 'too_large' },
    ],
    ['that the release does not contain', 'evil.js', Buffer.from('x'), { status: 404, code: 'no_such_file' }],
    ['with an invalid path', '../../evil.js', Buffer.from('x'), { status: 404, code: 'no_such_file' }],
    ['that the site writes', 'release.json', Buffer.from('{}'), { status: 404, code: 'no_such_file' }],
  ])('%s is refused and discarded', async (_, path, content, refusal) => {
    const { end, here, upload } = await send(path, streamOf(content));
    expect(end).toMatchObject(refusal);
    expect(readdirSync(join(here.folder, 'uploads', upload, 'files'))).toEqual([]);
  });

  test('that never ends is cut at its announced size', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1;
        yield Buffer.alloc(1024);
      }
    }
    const { end } = await send('home.1a2b3c4d.js', endless());
    expect(end).toMatchObject({ status: 413, code: 'too_large' });
    expect(given).toBe(1);
  });

  test('whose sender disconnects is discarded', async () => {
    async function* brokenOff() {
      yield Buffer.from('expo');
      throw new Error('aborted');
    }
    const { end, drafts } = await send('home.1a2b3c4d.js', brokenOff());
    expect(end).toMatchObject({ status: 400, code: 'cut_short' });
    expect(drafts).not.toContain('home.1a2b3c4d.js');
  });

  test('of an unknown upload is refused', async () => {
    const here = uploadScene();
    for (const upload of ['../..', 'f'.repeat(32), ''])
      await expect(put(here, upload, 'remote.js')).rejects.toMatchObject({ code: 'no_such_upload' });
  });
});

test('an upload without activity is dropped after an hour, an active one stays', async () => {
  let now = Date.now();
  const here = uploadScene({ now: () => now });
  const { upload } = await begin(here, signed().release);
  now += 59 * 60_000;
  await here.uploads.sweep();
  await put(here, upload, 'server.cjs', readFileSync(join(signed().folder, 'server.cjs')));
  now += 2 * 60_000;
  utimesSync(join(here.folder, 'uploads', upload), now / 1000 - 3601, now / 1000 - 3601);
  await here.uploads.sweep();
  await expect(here.uploads.complete(SEARCH, upload)).rejects.toMatchObject({ code: 'no_such_upload' });
  expect(await here.storage.list('')).toEqual([]);
});

test('a full disk refuses a file, and the upload continues when there is space again', async () => {
  let isFull = true;
  const disk: Disk = {
    async write(file, content) {
      if (isFull && file.includes('drafts')) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      await localDisk.write(file, content);
    },
  };
  const here = uploadScene({ disk });
  const built = signed();
  await expect(send(here, built)).rejects.toMatchObject({ status: 507, code: 'storage_full' });
  isFull = false;
  await here.uploads.complete(SEARCH, await send(here, built));
  expect(here.log).toHaveLength(1);
});

test('a log that cannot be written to leaves a release that can be completed later', async () => {
  const here = uploadScene();
  const record = here.registry.recordPublished;
  here.registry.recordPublished = async () => {
    throw new Error('the database is away');
  };
  const upload = await send(here, signed());
  await expect(here.uploads.complete(SEARCH, upload)).rejects.toThrow('database');
  here.registry.recordPublished = record;
  await here.uploads.complete(SEARCH, upload);
  expect(here.log).toHaveLength(1);
});

test('a published release whose files were lost can be uploaded again, without a second log entry', async () => {
  const here = uploadScene();
  const built = signed();
  await here.uploads.complete(SEARCH, await send(here, built));
  await here.storage.remove('mf-search/1.1.0/');
  const { entry } = await here.uploads.complete(SEARCH, await send(here, built));
  expect(entry).toBeUndefined();
  expect(here.log).toHaveLength(1);
  expect(await here.storage.read('mf-search/1.1.0/remote.js')).toBeDefined();
});
