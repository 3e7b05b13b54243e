import type { Release } from '@campavia/remote-kit/config';

import { Refusal } from '../refusal';
import type { LogEntry, PublishedRelease } from '../log/log-entry';
import type { Registry } from '../registry/registry';
import { assertText } from '../registry/name-rules';
import type { Actor } from '../registry/change-request';
import { readRelease } from '../release-cache/read-release';
import { diskError, type Disk } from '../storage/disk';
import type { Storage } from '../storage/storage';
import { checkRelease, releaseText } from './check-release';
import { assertOwnKey, assertSignature } from './check-signature';
import { otherContentRefusal, leftOverContentRefusal, toPublishedRelease } from './publication';
import { SharedUploads } from './shared-uploads';
import { UploadFolder } from './upload-folder';

const HOUR_MS = 3_600_000;
const SWEEP_EVERY_MS = 600_000;
const MAX_NOTE_LENGTH = 500;

/** Dependencies of uploads. */
export interface UploadsOptions {
  /** Folder of incomplete releases; must not be served. */
  folder: string;
  storage: Storage;
  registry: Pick<Registry, 'assertMayPublish' | 'recordPublished' | 'trustedKeys' | 'state'>;
  /** Milliseconds since 1970. */
  now?: () => number;
  disk?: Disk;
}

/** A file as it is received. */
export interface IncomingFile {
  path: string;
  stream: AsyncIterable<Uint8Array>;
}

/** Result of starting an upload: already published, or the files that are still missing. */
export type StartedUpload = { isPublished: true } | { upload: string; files: string[] };

/**
 * Receives releases of squads: file by file, each by any server of the site; a release is visible only once it is
 * complete, verified and logged.
 */
export interface Uploads {
  /**
   * Validates a release.json before files are sent. Starting again continues an upload.
   * @throws Refusal for an invalid release, 403 for a part of others, 409 other_content, 413 too_large
   */
  begin(actor: Actor, release: unknown, note?: string): Promise<StartedUpload>;
  /** Receives one file. @throws Refusal 400 wrong_content | cut_short, 403, 404, 413; the file is discarded then */
  put(actor: Actor, upload: string, file: IncomingFile): Promise<void>;
  /**
   * Publishes the release and logs it. Without an entry it was already published.
   * @throws Refusal 409 missing_files | other_content, 507 storage_full, 503 storage_away | database_away; the files
   * are kept, so that completing can be retried
   */
  complete(actor: Actor, upload: string): Promise<{ entry?: LogEntry; head: string }>;
  /** Removes uploads without activity for an hour; runs automatically every ten minutes. */
  sweep(): Promise<void>;
  close(): void;
}

/** Creates uploads, which clean up periodically until `close`. */
export function createUploads(options: UploadsOptions): Uploads {
  return new ReleaseUploads(options);
}

class ReleaseUploads implements Uploads {
  readonly #folder: UploadFolder;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  /** Completions in progress, by part and version. */
  readonly #completing = new Map<string, Promise<unknown>>();

  constructor(private readonly options: UploadsOptions) {
    const { folder, disk, storage } = options;
    const shared = storage.staging && new SharedUploads(storage.staging);
    this.#folder = new UploadFolder(folder, { ...(disk ? { disk } : {}), ...(shared ? { shared } : {}) });
    this.#now = options.now ?? Date.now;
    this.#timer = setInterval(() => void this.sweep().catch(() => undefined), SWEEP_EVERY_MS);
    this.#timer.unref();
  }

  async begin(actor: Actor, candidate: unknown, note?: string): Promise<StartedUpload> {
    const release = checkRelease(candidate);
    this.#insistOnRight(actor, release);
    if (await this.#isPublished(release)) return { isPublished: true };
    if (note) assertText(note, 'The note of a release', MAX_NOTE_LENGTH);
    return toUploadRefusal(async () => {
      const record = { release, ...(note ? { note } : {}) };
      const upload = await this.#folder.open(actor.name, record, this.#now());
      return { upload, files: await this.#folder.missing(upload, release) };
    });
  }

  async put(actor: Actor, upload: string, { path, stream }: IncomingFile): Promise<void> {
    const { release } = await this.#folder.record(upload);
    this.options.registry.assertMayPublish(actor, release.part);
    const file = release.files.find((each) => each.path === path);
    if (!file) throw new Refusal(404, 'no_such_file', `The release holds no file ${JSON.stringify(path)}`);
    await toUploadRefusal(() => this.#folder.receive(upload, file, stream));
  }

  async complete(actor: Actor, upload: string): Promise<{ entry?: LogEntry; head: string }> {
    const { release } = await this.#folder.record(upload);
    const name = `${release.part}@${release.version}`;
    const before = this.#completing.get(name) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(() => this.#completeNow(actor, upload));
    this.#completing.set(name, mine);
    try {
      return await mine;
    } finally {
      if (this.#completing.get(name) === mine) this.#completing.delete(name);
    }
  }

  async sweep(): Promise<void> {
    await this.#folder.sweep(this.#now() - HOUR_MS);
    await this.options.storage.sweep(HOUR_MS);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #completeNow(actor: Actor, upload: string): Promise<{ entry?: LogEntry; head: string }> {
    const { storage, registry } = this.options;
    const { release, note } = await this.#folder.record(upload);
    this.#insistOnRight(actor, release);
    const missing = await toUploadRefusal(() => this.#folder.collect(upload, release));
    if (missing.length > 0) {
      throw new Refusal(409, 'missing_files', `${missing.length} files are missing, ${missing[0]} first`, {
        files: missing,
      });
    }
    const isLogged = this.#recorded(release) !== undefined;
    await toUploadRefusal(async () => {
      await this.#folder.add(upload, 'release.json', releaseText(release));
      await storage.addRelease(`${release.part}/${release.version}/`, this.#folder.filesOf(upload));
    });
    const stored = await this.#insistOnStored(release);
    const entry = isLogged ? undefined : await this.#record(actor, toPublishedRelease(stored, note));
    await this.#folder.close(upload);
    return entry ? { entry, head: entry.hash } : { head: registry.state().head };
  }

  /** Undefined when another server recorded the same release meanwhile. */
  async #record(actor: Actor, published: PublishedRelease): Promise<LogEntry | undefined> {
    try {
      return await this.options.registry.recordPublished(actor, published);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'already_published') return undefined;
      throw error;
    }
  }

  #insistOnRight(actor: Actor, release: Release): void {
    const { registry } = this.options;
    registry.assertMayPublish(actor, release.part);
    const key = assertSignature(release, registry.trustedKeys());
    assertOwnKey(release, key, registry.state().parts[release.part]?.squad);
    const recorded = this.#recorded(release);
    if (recorded !== undefined && recorded.digest !== release.digest) throw otherContentRefusal(release);
  }

  #recorded({ part, version }: Release): PublishedRelease | undefined {
    return this.options.registry.state().releases[part]?.[version];
  }

  /** Both logged and stored: files lost from the storage can be uploaded again. */
  async #isPublished(release: Release): Promise<boolean> {
    if (!this.#recorded(release)) return false;
    const storedText = await this.options.storage.read(`${release.part}/${release.version}/release.json`);
    return storedText !== undefined;
  }

  /** The storage does not replace existing files: they must be those of this release. */
  async #insistOnStored(release: Release): Promise<Release> {
    const { storage, registry } = this.options;
    const stored = await readRelease(storage, release.part, release.version);
    assertSignature(stored, registry.trustedKeys());
    if (stored.digest === release.digest) return stored;
    throw this.#recorded(release) ? otherContentRefusal(release) : leftOverContentRefusal(release);
  }
}

async function toUploadRefusal<Value>(task: () => Promise<Value>): Promise<Value> {
  try {
    return await task();
  } catch (error) {
    throw diskError(error);
  }
}
