import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { S3Objects, type ObjectStoreError, type S3Place } from '@campavia/object-store';

import { isVersion, PART } from '../uploads/release-shape';
import { listFiles } from './files-in';
import { runInParallel } from './in-parallel';
import { folderPrefix, assertSafePath } from './safe-path';
import { StorageFullError, StorageUnavailableError, type Staging, type Storage } from './storage';

const CONCURRENCY = 6;
const LAST = 'release.json';
/** Not a valid name of a part. */
const UPLOADS = '.uploads/';

/** `mf-search/1.4.2/` of `mf-search/1.4.2/pictures/van.svg`; undefined for paths outside releases. */
function releaseOf(path: string): string | undefined {
  const [part = '', version = '', ...rest] = path.split('/');
  return PART.test(part) && isVersion(version) && rest.length > 0 ? `${part}/${version}/` : undefined;
}

function storageError({ isFull, message }: ObjectStoreError): Error {
  if (isFull) return new StorageFullError();
  return new StorageUnavailableError(`The storage of releases does not answer: ${message}`);
}

/** Releases in an S3 bucket. A release without `release.json` is not visible. */
export class S3Storage implements Storage {
  readonly #objects: S3Objects;
  readonly staging: Staging;

  constructor(place: S3Place) {
    this.#objects = new S3Objects(place, { toError: storageError });
    this.staging = new S3Objects({ ...place, prefix: place.prefix + UPLOADS }, { toError: storageError });
  }

  async read(path: string): Promise<Buffer | undefined> {
    return this.#objects.get(assertSafePath(path));
  }

  async list(prefix: string): Promise<string[]> {
    const parent = prefix.slice(0, Math.max(prefix.lastIndexOf('/'), 0));
    if (parent !== '') assertSafePath(parent);
    const objects = await this.#objects.list(prefix);
    const paths = objects.map(({ path }) => path);
    return paths.filter((path) => !path.startsWith(UPLOADS)).sort();
  }

  async addRelease(prefix: string, folder: string): Promise<void> {
    const target = folderPrefix(prefix);
    if (await this.#objects.get(target + LAST)) return;
    const paths = (await listFiles(folder)).map(assertSafePath);
    try {
      await this.#putAll(target, folder, paths);
      await this.#objects.put(target + LAST, await readFile(join(folder, LAST)));
    } catch (error) {
      // Leftovers are swept later; the first failure must be reported.
      await this.#clearUnfinished(target).catch(() => undefined);
      throw error;
    }
  }

  async remove(prefix: string): Promise<void> {
    const target = folderPrefix(prefix);
    await this.#objects.remove(target + LAST);
    const rest = await this.#objects.list(target);
    await runInParallel(CONCURRENCY, rest, ({ path }) => this.#objects.remove(path));
  }

  async sweep(olderThanMs: number): Promise<void> {
    const objects = await this.#objects.list('');
    const seen = new Set<string | undefined>([undefined]);
    for (const { path, changedMs } of objects) {
      const release = releaseOf(path);
      const isFresh = Date.now() - changedMs < olderThanMs;
      if (isFresh || path === `${release}${LAST}`) seen.add(release);
    }
    const left = objects.filter(({ path }) => !seen.has(releaseOf(path)));
    await runInParallel(CONCURRENCY, left, ({ path }) => this.#objects.remove(path));
  }

  async #putAll(target: string, folder: string, paths: readonly string[]): Promise<void> {
    const stop = new AbortController();
    const sizes = new Map<string, number>();
    await runInParallel(CONCURRENCY, paths, async (path) => {
      if (path === LAST) return;
      const content = await readFile(join(folder, path));
      sizes.set(target + path, content.length);
      await this.#objects.put(target + path, content, { signal: stop.signal }).catch((error: unknown) => {
        stop.abort();
        throw error;
      });
    });
    const there = new Map((await this.#objects.list(target)).map(({ path, size }) => [path, size]));
    const lost = [...sizes].find(([path, size]) => there.get(path) !== size);
    if (lost)
      throw new StorageUnavailableError(`The storage of releases has not kept ${lost[0]}: publish again`);
  }

  async #clearUnfinished(target: string): Promise<void> {
    if (await this.#objects.get(target + LAST)) return;
    const left = await this.#objects.list(target);
    await runInParallel(CONCURRENCY, left, ({ path }) => this.#objects.remove(path));
  }
}
