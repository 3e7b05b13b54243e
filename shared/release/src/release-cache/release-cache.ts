import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Release } from '@campavia/remote-kit/config';

import { Refusal } from '../refusal';
import { integrityOf } from '../signing';
import { diskError, localDisk } from '../storage/disk';
import { FolderStorage } from '../storage/folder-storage';
import { runInParallel } from '../storage/in-parallel';
import type { Storage } from '../storage/storage';
import { releaseText } from '../uploads/check-release';
import { assertSignature, type TrustedKeys } from '../uploads/check-signature';
import { BrokenReleaseError, MissingFileError } from './release-errors';
import { readRelease } from './read-release';
import { VerifiedFolder } from './verified-folder';

const DOWNLOAD_CONCURRENCY = 6;
const MAX_CACHED = 500;
const HOUR_MS = 3_600_000;

/** Dependencies of the release cache. */
export interface ReleaseCacheOptions {
  storage: Storage;
  /** Absolute path of the folder that the site serves releases from: `<home>/releases`. */
  folder: string;
  trustedKeys(): TrustedKeys;
  /** The log's record of a release, if there is one: the digest must be the same. */
  recorded?(part: string, version: string): { digest: string } | undefined;
}

/**
 * The releases that a server works with, each verified before use. A damaged or missing release always fails with
 * BrokenReleaseError or MissingReleaseError; StorageUnavailableError means that it is unknown now.
 */
export interface ReleaseCache {
  /** The release.json, with verified shape, digest, signature and log record. Cached in memory. */
  get(part: string, version: string): Promise<Release>;
  /**
   * Ensures that all files, including compressed ones, are on the local disk as signed.
   * @returns their folder
   */
  ensureOnDisk(part: string, version: string): Promise<string>;
}

/**
 * A release cache on top of a storage; a storage in the served folder itself is verified in place, any other is
 * mirrored there.
 */
export function createReleaseCache(options: ReleaseCacheOptions): ReleaseCache {
  return new StorageReleaseCache(options);
}

class StorageReleaseCache implements ReleaseCache {
  readonly #kept = new Map<string, Release>();
  readonly #bringing = new Map<string, Promise<string>>();
  readonly #local: VerifiedFolder;
  readonly #mirror: FolderStorage | undefined;

  constructor(private readonly options: ReleaseCacheOptions) {
    const { storage, folder } = options;
    const isInPlace = storage instanceof FolderStorage && storage.folder === folder;
    this.#mirror = isInPlace ? undefined : new FolderStorage(folder);
    this.#local = new VerifiedFolder(folder);
    void this.#mirror?.sweep(HOUR_MS).catch(() => undefined);
  }

  async get(part: string, version: string): Promise<Release> {
    const name = `${part}@${version}`;
    const release = this.#kept.get(name) ?? (await this.#readTrusted(part, version));
    this.#insistOnRecorded(release);
    this.#kept.delete(name);
    this.#kept.set(name, release);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_CACHED && oldest) this.#kept.delete(oldest);
    return release;
  }

  async ensureOnDisk(part: string, version: string): Promise<string> {
    const name = `${part}@${version}`;
    const running = this.#bringing.get(name);
    if (running) return running;
    const loading = this.#bringNow(part, version).finally(() => this.#bringing.delete(name));
    this.#bringing.set(name, loading);
    return loading;
  }

  async #bringNow(part: string, version: string): Promise<string> {
    const release = await this.get(part, version);
    try {
      await this.#local.verify(release);
    } catch (error) {
      if (!this.#mirror || !(error instanceof BrokenReleaseError)) throw error;
      await this.#download(release, this.#mirror);
      await this.#local.verify(release);
    }
    return this.#local.folderOf(release);
  }

  /** A damaged mirror is replaced. */
  async #download(release: Release, mirror: FolderStorage): Promise<void> {
    const prefix = `${release.part}/${release.version}/`;
    const draft = join(mirror.folder, '.drafts', randomUUID());
    try {
      await runInParallel(DOWNLOAD_CONCURRENCY, release.files, async ({ path, integrity }) => {
        const content = await this.options.storage.read(prefix + path);
        if (!content) throw new MissingFileError(release, path);
        if (integrityOf(content) !== integrity) {
          const sentence = `${path} is not the file that was signed`;
          throw new BrokenReleaseError(release.part, release.version, path, sentence);
        }
        await mkdir(dirname(join(draft, path)), { recursive: true });
        await localDisk.write(join(draft, path), [content]);
      });
      await localDisk.write(join(draft, 'release.json'), [Buffer.from(releaseText(release))]);
      await mirror.replaceRelease(prefix, draft);
    } catch (error) {
      throw diskError(error);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  /** The mirror is read first: it is verified too, and available when the storage is not. */
  async #readTrusted(part: string, version: string): Promise<Release> {
    if (this.#mirror) {
      const mirrored = await this.#readFrom(this.#mirror, part, version).catch(() => undefined);
      if (mirrored) return mirrored;
    }
    return this.#readFrom(this.options.storage, part, version);
  }

  async #readFrom(storage: Storage, part: string, version: string): Promise<Release> {
    const release = await readRelease(storage, part, version);
    try {
      assertSignature(release, this.options.trustedKeys());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new BrokenReleaseError(part, version, 'release.json', error.message);
    }
    this.#insistOnRecorded(release);
    return release;
  }

  #insistOnRecorded({ part, version, digest }: Release): void {
    const recorded = this.options.recorded?.(part, version);
    if (!recorded || recorded.digest === digest) return;
    throw new BrokenReleaseError(part, version, 'release.json', 'it is not the release that the log names');
  }
}
