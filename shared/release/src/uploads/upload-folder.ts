import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Release, ReleaseFile } from '@campavia/remote-kit/config';

import { Refusal } from '../refusal';
import { canonicalJson } from '../signing';
import { localDisk, type Disk } from '../storage/disk';
import { receiveFile } from './receive-file';
import type { SharedUploads } from './shared-uploads';

/** Metadata of an upload. */
export interface UploadRecord {
  release: Release;
  note?: string;
}

const ID = /^[0-9a-f]{32}$/;
const RECORD = 'upload.json';
/** Maximum number of concurrent uploads. */
const MAX_OPEN = 100;
/** Maximum per holder of credentials, so that one cannot block the others. */
const MAX_OPEN_PER_HOLDER = 10;
/** An upload without activity for this long can be replaced by its holder's next. */
const ABANDONED_AFTER_MS = 5 * 60_000;
/** Length of the prefix of an upload's id that identifies its holder. */
const OF_HOLDER = 8;

/**
 * Uploads in progress, each in its own folder; they survive a restart. If servers have separate folders, files uploaded
 * to one are available to the others.
 */
export class UploadFolder {
  readonly #disk: Disk;
  readonly #shared: SharedUploads | undefined;

  constructor(
    private readonly folder: string,
    { disk = localDisk, shared }: { disk?: Disk; shared?: SharedUploads } = {},
  ) {
    this.#disk = disk;
    this.#shared = shared;
  }

  /** The same release uploaded by the same holder continues the existing upload. */
  async open(who: string, record: UploadRecord, nowMs: number): Promise<string> {
    const upload =
      hashOf({ who }).slice(0, OF_HOLDER) + hashOf({ who, release: record.release }).slice(0, 24);
    await this.#insistOnRoom(upload, nowMs);
    await this.#keepRecord(upload, JSON.stringify(record));
    await this.#shared?.saveRecord(upload, JSON.stringify(record));
    return upload;
  }

  /** @throws Refusal 404 when the upload does not exist (any more) */
  async record(upload: string): Promise<UploadRecord> {
    const text = ID.test(upload) ? await this.#readRecord(upload) : '';
    if (text === '') {
      throw new Refusal(404, 'no_such_upload', 'There is no such upload (any more): begin again');
    }
    return JSON.parse(text) as UploadRecord;
  }

  /** Files that were not uploaded to any server yet. */
  async missing(upload: string, release: Release): Promise<string[]> {
    const wanted = await this.#missingHere(upload, release);
    if (!this.#shared || wanted.length === 0) return wanted.map(({ path }) => path);
    const arrived = await this.#shared.arrived(upload, release);
    return wanted.map(({ path }) => path).filter((path) => !arrived.has(path));
  }

  /** Fetches files uploaded to other servers; returns those that are still missing. */
  async collect(upload: string, release: Release): Promise<string[]> {
    const lost: string[] = [];
    for (const file of await this.#missingHere(upload, release)) {
      const content = await this.#shared?.file(upload, file);
      if (content) await this.#keepFile(upload, file.path, content);
      else lost.push(file.path);
    }
    return lost;
  }

  async receive(upload: string, file: ReleaseFile, stream: AsyncIterable<Uint8Array>): Promise<void> {
    await this.#touch(upload);
    const drafts = join(this.folder, upload, 'drafts');
    await receiveFile(file, stream, { files: this.filesOf(upload), drafts, disk: this.#disk });
    if (this.#shared) {
      const content = await readFile(join(this.filesOf(upload), file.path));
      await this.#shared.saveFile(upload, file.path, content);
    }
    await this.#touch(upload);
  }

  /** Adds a file that the site generates. */
  async add(upload: string, path: string, content: string): Promise<void> {
    const file = join(this.filesOf(upload), path);
    await rm(file, { force: true });
    await this.#disk.write(file, [Buffer.from(content)]);
  }

  filesOf(upload: string): string {
    return join(this.folder, upload, 'files');
  }

  async close(upload: string): Promise<void> {
    await this.#forgetHere(upload);
    await this.#shared?.close(upload);
  }

  /** Removes uploads without activity since a moment: all, or those of one holder. */
  async sweep(quietSinceMs: number, holder = ''): Promise<void> {
    for (const upload of await this.#openHere(holder)) {
      const touched = await stat(join(this.folder, upload)).catch(() => undefined);
      if (touched && touched.mtimeMs <= quietSinceMs) await this.#forgetHere(upload);
    }
    await this.#shared?.sweep(quietSinceMs, holder);
  }

  async #insistOnRoom(upload: string, nowMs: number): Promise<void> {
    const holder = upload.slice(0, OF_HOLDER);
    const mine = await this.#openOf(holder);
    if (mine.includes(upload)) return;
    if (mine.length >= MAX_OPEN_PER_HOLDER) await this.sweep(nowMs - ABANDONED_AFTER_MS, holder);
    if ((await this.#openOf(holder)).length >= MAX_OPEN_PER_HOLDER) {
      throw tooMany(`You have ${MAX_OPEN_PER_HOLDER} uploads under way: complete them, or`);
    }
    if ((await this.#openOf('')).length >= MAX_OPEN) throw tooMany('Too many uploads are under way:');
  }

  async #openOf(holder: string): Promise<string[]> {
    const shared = (await this.#shared?.open(holder)) ?? [];
    return [...new Set([...(await this.#openHere(holder)), ...shared])];
  }

  async #openHere(holder: string): Promise<string[]> {
    const open: string[] = await readdir(this.folder).catch(() => []);
    return open.filter((upload) => upload.startsWith(holder));
  }

  /** Continues an upload that began on another server. */
  async #readRecord(upload: string): Promise<string> {
    const known = await readFile(join(this.folder, upload, RECORD), 'utf8').catch(() => '');
    if (known !== '' || !this.#shared) return known;
    const text = (await this.#shared.record(upload)) ?? '';
    if (text !== '') await this.#keepRecord(upload, text);
    return text;
  }

  async #keepRecord(upload: string, text: string): Promise<void> {
    const home = join(this.folder, upload);
    await mkdir(join(home, 'files'), { recursive: true });
    const draft = join(home, `${RECORD}.${randomUUID()}`);
    await this.#disk.write(draft, [Buffer.from(text)]);
    await rename(draft, join(home, RECORD));
  }

  async #keepFile(upload: string, path: string, content: Buffer): Promise<void> {
    const file = join(this.filesOf(upload), path);
    await mkdir(dirname(file), { recursive: true });
    await rm(file, { force: true });
    await this.#disk.write(file, [content]);
  }

  async #forgetHere(upload: string): Promise<void> {
    await rm(join(this.folder, upload), { recursive: true, force: true });
  }

  async #missingHere(upload: string, { files }: Release): Promise<ReleaseFile[]> {
    const sizes = await Promise.all(
      files.map(({ path }) =>
        stat(join(this.filesOf(upload), path)).then(
          ({ size }) => size,
          () => -1,
        ),
      ),
    );
    return files.filter(({ size }, index) => sizes[index] !== size);
  }

  async #touch(upload: string): Promise<void> {
    const now = new Date();
    await utimes(join(this.folder, upload), now, now).catch(() => undefined);
  }
}

function hashOf(value: object): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

function tooMany(sentence: string): Refusal {
  return new Refusal(429, 'too_many_uploads', `${sentence} try again in a few minutes`);
}
