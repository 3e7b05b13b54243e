import { readdirSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';

import { S3Objects } from '@campavia/object-store';
import { s3Problem, startStubServer, startS3Server, type TestServer } from '@campavia/object-store/testing';

import { builtRelease, newFolder } from '../uploads/test/built-release';
import { localDisk, type Disk } from './disk';
import { FolderStorage } from './folder-storage';
import { S3Storage } from './s3-storage';
import { StorageUnavailableError, StorageFullError } from './storage';

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: no luck`), { code });
}

/** A disk that takes some files, then fails. */
function diskWithRoomFor(files: number, code = 'ENOSPC'): Disk {
  let written = 0;
  return {
    async write(file, content) {
      written += 1;
      if (written > files) throw systemError(code);
      await localDisk.write(file, content);
    },
  };
}

// Seven files, and two compressed variants.
test.each([0, 1, 5, 7, 8])(
  'a disk that is full after %i files stores nothing of the release',
  async (files) => {
    const storage = new FolderStorage(newFolder(), { disk: diskWithRoomFor(files) });
    await expect(storage.addRelease('mf-search/1.1.0/', builtRelease().folder)).rejects.toThrow(
      StorageFullError,
    );
    expect(await storage.list('')).toEqual([]);
    expect(readdirSync(join(storage.folder, '.drafts'))).toEqual([]);
  },
);

test('other disk errors are distinguished from a full disk', async () => {
  const storage = new FolderStorage(newFolder(), { disk: diskWithRoomFor(2, 'EIO') });
  await expect(storage.addRelease('mf-search/1.1.0/', builtRelease().folder)).rejects.toThrow(
    StorageUnavailableError,
  );
  expect(await storage.list('')).toEqual([]);
});

test('a missing folder is an empty storage', async () => {
  const storage = new FolderStorage(newFolder());
  rmSync(storage.folder, { recursive: true });
  expect(await storage.list('')).toEqual([]);
  expect(await storage.read('mf-search/1.1.0/release.json')).toBeUndefined();
});

describe('an S3 server', () => {
  const open: TestServer[] = [];

  async function storageAnswering(answer: RequestListener): Promise<S3Storage> {
    const server = await startStubServer(answer);
    open.push(server);
    return new S3Storage(server.place);
  }

  afterEach(async () => {
    await Promise.all(open.splice(0).map((server) => server.close()));
  });

  test('that always asks to slow down is unavailable', async () => {
    const storage = await storageAnswering((_request, response) => {
      response.writeHead(503, { 'content-type': 'application/xml' }).end(s3Problem('SlowDown'));
    });
    await expect(storage.read('mf-search/1.1.0/release.json')).rejects.toThrow(StorageUnavailableError);
    await expect(storage.list('mf-search/')).rejects.toThrow(StorageUnavailableError);
  });

  test('that asks to slow down once is retried', async () => {
    let asked = 0;
    const storage = await storageAnswering((_request, response) => {
      asked += 1;
      if (asked === 1) response.writeHead(503).end(s3Problem('SlowDown'));
      else response.end('content');
    });
    expect((await storage.read('mf-search/1.1.0/remote.js'))?.toString()).toBe('content');
  });

  test('that breaks off in the middle of a file is retried, and a partial file is never used', async () => {
    let asked = 0;
    const storage = await storageAnswering((_request, response) => {
      asked += 1;
      response.writeHead(200, { 'content-length': '10' });
      if (asked === 3) response.end('0123456789');
      else response.write('01234', () => response.destroy());
    });
    expect((await storage.read('mf-search/1.1.0/remote.js'))?.toString()).toBe('0123456789');

    const broken = await storageAnswering((_request, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('01234', () => response.destroy());
    });
    await expect(broken.read('mf-search/1.1.0/remote.js')).rejects.toThrow(StorageUnavailableError);
  });

  test('that is unreachable, or denies access, is unavailable', async () => {
    const server = await startStubServer(() => undefined);
    await server.close();
    await expect(new S3Storage(server.place).read('a/b')).rejects.toThrow(StorageUnavailableError);

    const closed = await storageAnswering((_request, response) => {
      response.writeHead(403).end(s3Problem('AccessDenied'));
    });
    await expect(closed.read('a/b')).rejects.toThrow(/AccessDenied/);
  });

  /** A server that accepts objects until one exceeds its space. */
  async function storageWithoutRoomFor(lost: string) {
    const kept = new Map<string, number>();
    function pathOf(request: IncomingMessage): string {
      return new URL(request.url ?? '', 'http://s3').pathname.replace('/releases/site/', '');
    }
    /** Pages of three objects; the token is the position of the next page. */
    function listing(request: IncomingMessage): string {
      const from = Number(new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token'));
      const rows = [...kept].map(
        ([key, size]) => `<Contents><Key>site/${key}</Key><Size>${size}</Size></Contents>`,
      );
      const next = from + 3 < rows.length ? `<NextContinuationToken>${from + 3}</NextContinuationToken>` : '';
      const more = `<IsTruncated>${next !== ''}</IsTruncated>${next}`;
      return `<ListBucketResult>${more}${rows.slice(from, from + 3).join('')}</ListBucketResult>`;
    }
    const storage = await storageAnswering((request, response) => {
      request.resume().on('end', () => {
        const path = pathOf(request);
        if (request.method === 'PUT' && path.endsWith(lost)) {
          response.writeHead(507).end(s3Problem('XMinioStorageFull'));
        } else if (request.method === 'PUT') {
          kept.set(path, Number(request.headers['content-length']));
          response.end();
        } else if (request.method === 'DELETE') {
          kept.delete(path);
          response.writeHead(204).end();
        } else if (request.url?.includes('list-type')) response.end(listing(request));
        else response.writeHead(404).end(s3Problem('NoSuchKey'));
      });
    });
    return { storage, kept };
  }

  test.each(['server.cjs', 'release.json'])(
    'without space for %s stores nothing of the release',
    async (lost) => {
      const { storage, kept } = await storageWithoutRoomFor(lost);
      await expect(storage.addRelease('mf-search/1.1.0/', builtRelease().folder)).rejects.toThrow(
        StorageFullError,
      );
      expect([...kept.keys()]).toEqual([]);
    },
  );

  test('writes release.json last', async () => {
    const { storage, kept } = await storageWithoutRoomFor('nothing');
    await storage.addRelease('mf-search/1.1.0/', builtRelease().folder);
    expect([...kept.keys()].at(-1)).toBe('mf-search/1.1.0/release.json');
    expect(kept.size).toBe(7);
  });

  test('that lists in pages is read completely', async () => {
    const { storage, kept } = await storageWithoutRoomFor('nothing');
    await storage.addRelease('mf-search/1.1.0/', builtRelease().folder);
    expect(await storage.list('mf-search/')).toEqual([...kept.keys()].sort());
    await storage.remove('mf-search/1.1.0/');
    expect([...kept.keys()]).toEqual([]);
  });
});

test('leftovers of a killed server in a bucket are removed; complete releases and everything else stay', async () => {
  const server = await startS3Server();
  const storage = new S3Storage(server.place);
  await storage.addRelease('mf-search/1.1.0/', builtRelease().folder);
  const objects = new S3Objects(server.place);
  const others = ['backups/2026/march/all.dump', 'mf-search/notes.txt'];
  for (const path of ['mf-search/1.2.0/remote.js', 'mf-search/1.2.0/a/b.js', ...others]) {
    await objects.put(path, Buffer.from('x'));
  }
  await storage.sweep(3_600_000);
  expect(await storage.list('mf-search/1.2.0/')).toHaveLength(2);
  await storage.sweep(-60_000);
  expect(await storage.list('mf-search/1.2.0/')).toEqual([]);
  expect(await storage.list('mf-search/1.1.0/')).toHaveLength(7);
  expect(await storage.list('')).toEqual(expect.arrayContaining(others));
  await server.close();
});

test('an upload that loses its release.json leaves nothing in a bucket', async () => {
  const server = await startS3Server();
  const storage = new S3Storage(server.place);
  const { folder } = builtRelease();
  rmSync(join(folder, 'release.json'));
  await expect(storage.addRelease('mf-search/1.1.0/', folder)).rejects.toThrow('release.json');
  expect(await storage.list('mf-search/')).toEqual([]);
  await server.close();
});

test('an addition that is killed is not visible and does not block the next', async () => {
  const folder = newFolder();
  let written = 0;
  let isStuck: () => void = () => undefined;
  const stuck = new Promise<void>((resolve) => (isStuck = resolve));
  const failing: Disk = {
    async write(file, content) {
      written += 1;
      if (written < 4) return localDisk.write(file, content);
      isStuck();
      return new Promise(() => undefined);
    },
  };
  void new FolderStorage(folder, { disk: failing }).addRelease('mf-search/1.1.0/', builtRelease().folder);
  await stuck;
  const next = new FolderStorage(folder);
  expect(await next.list('')).toEqual([]);
  await next.addRelease('mf-search/1.1.0/', builtRelease().folder);
  expect(await next.read('mf-search/1.1.0/release.json')).toBeDefined();
});
