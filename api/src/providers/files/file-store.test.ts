import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { S3Place } from '@campavia/object-store';
import { s3Problem, startS3Server, startStubServer, type TestServer } from '@campavia/object-store/testing';

import { runMoveFiles } from '../../commands/move-files';
import { FilesUnavailableError, type FileStore } from '../../core/files/file-store';
import { openDocumentStorage } from '../documents/choose-document-providers';
import { chooseFileStore } from './choose-file-store';
import { createFolderFiles } from './folder-files';

const CONTENT = Buffer.from('RIFF….WEBP');
const FILES = ['documents/7-a', 'media/campers/own-x/640.webp', 'media/campers/own-x/share.jpg'];

let home: string;
let server: TestServer;
let nth = 0;

beforeAll(async () => {
  server = await startS3Server();
});
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'campavia-files-'));
  nth += 1;
});
afterEach(() => rmSync(home, { recursive: true }));
afterAll(() => server.close());

const aBucketFolder = (): S3Place => ({ ...server.place, prefix: `test-${nth}/` });
const aFolder = () => chooseFileStore({ home });
const aStore = () => chooseFileStore({ home, fileStorage: aBucketFolder() });

async function namesIn(files: FileStore, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const name of files.list(folder)) names.push(name);
  return names.sort();
}

test.each([
  ['a folder', aFolder],
  ['an object store', aStore],
])('%s stores, lists and deletes files, and a scene with all its sizes', async (_, choose) => {
  const files = choose();
  await files.check();
  for (const name of FILES) await files.put(name, Buffer.from('–'));
  for (const name of FILES) await files.put(name, CONTENT);
  expect(await files.read('media/campers/own-x/share.jpg')).toEqual(CONTENT);
  expect(await namesIn(files, 'media/campers')).toEqual(FILES.slice(1));
  await files.removeFolder('media/campers/own-x');
  await files.removeFolder('media/campers/own-x');
  expect(await namesIn(files, 'media/campers')).toEqual([]);
  await files.remove('documents/7-a');
  await files.remove('documents/7-a');
  expect(await files.read('documents/7-a')).toBeUndefined();
  for (const bad of ['../documents', 'documents/../../etc', '/etc/passwd', 'media/.hidden', 'media//x']) {
    await expect(files.read(bad)).rejects.toThrow(RangeError);
  }
});

test('only the account of the api opens the folder of documents', async () => {
  await aFolder().put('documents/7-a', CONTENT);
  const modes = ['documents', 'documents/7-a'].map((name) => statSync(path.join(home, name)).mode & 0o077);
  expect(modes).toEqual([0, 0]);
});

test('a store that refuses, and a folder that cannot be written, are unavailable with the reason', async () => {
  const refusing = await startStubServer((request, response) => {
    request.resume().once('end', () => response.writeHead(403).end(s3Problem('AccessDenied')));
  });
  const files = chooseFileStore({ home, fileStorage: refusing.place });
  const failure: unknown = await files.put('documents/7-a', CONTENT).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FilesUnavailableError);
  expect(failure).toMatchObject({
    status: 503,
    retryAfterSeconds: 5,
    cause: { message: expect.stringContaining('AccessDenied') },
  });
  await refusing.close();
  await expect(files.check()).rejects.toThrow(FilesUnavailableError);

  await aFolder().put('media/users', CONTENT);
  await expect(aFolder().put('media/users/a.webp', CONTENT)).rejects.toThrow(FilesUnavailableError);
});

test('a full disk and a full store are unavailable, and nothing of a file stays', async () => {
  const disk = {
    write: async (file: unknown, content: unknown) => {
      await writeFile(String(file), String(content).slice(0, 2));
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    },
    space: () => Promise.resolve({ bavail: 20, bsize: 4096 }),
  };
  const folder = createFolderFiles(home, disk as never);
  await expect(folder.put('media/users/full.webp', CONTENT)).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 5,
    cause: { code: 'ENOSPC' },
  });
  expect(readdirSync(path.join(home, 'media/users')).filter((name) => name.includes('full'))).toEqual([]);
  await expect(folder.check()).rejects.toThrow(FilesUnavailableError);
  await expect(aFolder().check()).resolves.toBeUndefined();

  const full = await startStubServer((request, response) => {
    request.resume().once('end', () => response.writeHead(507).end(s3Problem('XMinioStorageFull')));
  });
  const files = chooseFileStore({ home, fileStorage: full.place });
  await expect(files.put('documents/7-a', CONTENT)).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 5,
    cause: { message: 'the object store is full' },
  });
  await full.close();
});

describe('a folder whose files are moved to a store', () => {
  const documentKeys = [{ id: '2027', key: randomBytes(32) }];
  const DOCUMENT = `7-${'a'.repeat(64)}`;

  function move(fileStorage = aBucketFolder()) {
    const lines: string[] = [];
    const settings = { home, documentKeys, fileStorage, isSandbox: true };
    return runMoveFiles(settings, (line) => lines.push(line)).then((code) => ({ code, lines }));
  }

  test('is read and deleted from before, and empty afterwards', async () => {
    for (const name of FILES) await aFolder().put(name, CONTENT);
    await aFolder().put('media/pictures/drawn/640.webp', CONTENT);
    expect(await aStore().read('documents/7-a')).toEqual(CONTENT);
    await aStore().remove('documents/7-a');
    expect(await move()).toEqual({
      code: 0,
      lines: ['2 files moved, 0 were in the store already, 0 left in the folder'],
    });
    expect(await namesIn(aFolder(), 'media')).toEqual(['media/pictures/drawn/640.webp']);
    expect(await namesIn(aStore(), 'media/campers')).toEqual(FILES.slice(1));
    expect(await aStore().read('documents/7-a')).toBeUndefined();
    expect((await move()).lines).toEqual([
      '0 files moved, 0 were in the store already, 0 left in the folder',
    ]);
  });

  test('is moved on after the store was away, and a file that differs there stays', async () => {
    await openDocumentStorage({ home, documentKeys }, aFolder()).put(DOCUMENT, CONTENT);
    await aFolder().put('media/users/a.webp', CONTENT);
    const { endpoint: _, ...client } = aBucketFolder().client;
    const away = { ...aBucketFolder(), client: { ...client, endpoint: 'http://127.0.0.1:1' } };
    expect(await move(away)).toMatchObject({ code: 3, lines: [expect.stringContaining('run it again')] });

    await openDocumentStorage({ home, documentKeys }, aStore()).put(DOCUMENT, CONTENT);
    await aStore().put('media/users/a.webp', Buffer.from('another'));
    expect(await move()).toEqual({
      code: 1,
      lines: [
        '0 files moved, 1 were in the store already, 1 left in the folder',
        'different in the store: media/users/a.webp',
      ],
    });
    expect(await openDocumentStorage({ home, documentKeys }, aStore()).open(DOCUMENT)).toEqual(CONTENT);
    expect(await namesIn(aFolder(), 'documents')).toEqual([]);
  });
});
