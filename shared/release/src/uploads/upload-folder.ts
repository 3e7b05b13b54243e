import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import type { Release, ReleaseFile } from '@campavia/remote-kit/config';

import { Refusal } from '../refusal';
import { canonicalJson } from '../signing';
import { machineDisk, type Disk } from '../storage/disk';
import { receiveFile } from './receive-file';

/** What is kept of an upload beside its files. */
export interface UploadRecord {
  release: Release;
  note?: string;
}

const ID = /^[0-9a-f]{32}$/;
const RECORD = 'upload.json';
/** Uploads under way at a time, of everybody. */
const MOST_OPEN = 100;
/** And of one holder of credentials, so that nobody is in the way of the others. */
const MOST_OF_ONE = 10;
/** What nothing came to for so long gives way to its holder's next. */
const QUIET_MS = 5 * 60_000;
/** Letters of an upload's id that are its holder's. */
const OF_HOLDER = 8;

/** Uploads that are under way, each in a folder of its own; they outlive a restart of the server. */
export class UploadFolder {
  readonly #disk: Disk;

  constructor(
    private readonly folder: string,
    disk: Disk = machineDisk,
  ) {
    this.#disk = disk;
  }

  /** The same release uploaded by the same person is the same upload: it goes on where it stopped. */
  async open(who: string, record: UploadRecord, nowMs: number): Promise<string> {
    const upload =
      hashOf({ who }).slice(0, OF_HOLDER) + hashOf({ who, release: record.release }).slice(0, 24);
    const home = join(this.folder, upload);
    await this.#insistOnRoom(upload, nowMs);
    await mkdir(join(home, 'files'), { recursive: true });
    const draft = join(home, `${RECORD}.${process.pid}.${Date.now()}`);
    await this.#disk.write(draft, [Buffer.from(JSON.stringify(record))]);
    await rename(draft, join(home, RECORD));
    return upload;
  }

  /** @throws Refusal 404 when there is no such upload (any more) */
  async record(upload: string): Promise<UploadRecord> {
    const text = ID.test(upload)
      ? await readFile(join(this.folder, upload, RECORD), 'utf8').catch(() => '')
      : '';
    if (text === '') {
      throw new Refusal(404, 'no_such_upload', 'There is no such upload (any more): begin again');
    }
    return JSON.parse(text) as UploadRecord;
  }

  /** Files that have not come yet. */
  async missing(upload: string, release: Release): Promise<string[]> {
    const sizes = await Promise.all(
      release.files.map(({ path }) =>
        stat(join(this.filesOf(upload), path)).then(
          ({ size }) => size,
          () => -1,
        ),
      ),
    );
    return release.files.filter(({ size }, index) => sizes[index] !== size).map(({ path }) => path);
  }

  async receive(upload: string, file: ReleaseFile, stream: AsyncIterable<Uint8Array>): Promise<void> {
    await this.#touch(upload);
    const drafts = join(this.folder, upload, 'drafts');
    await receiveFile(file, stream, { files: this.filesOf(upload), drafts, disk: this.#disk });
    await this.#touch(upload);
  }

  /** Adds a file that the site makes itself. */
  async add(upload: string, path: string, content: string): Promise<void> {
    const file = join(this.filesOf(upload), path);
    await rm(file, { force: true });
    await this.#disk.write(file, [Buffer.from(content)]);
  }

  filesOf(upload: string): string {
    return join(this.folder, upload, 'files');
  }

  async close(upload: string): Promise<void> {
    await rm(join(this.folder, upload), { recursive: true, force: true });
  }

  /** Forgets uploads that nothing has come to since a moment; all of them, or those of a holder. */
  async sweep(quietSinceMs: number, holder = ''): Promise<void> {
    for (const upload of await this.#openOf(holder)) {
      const touched = await stat(join(this.folder, upload)).catch(() => undefined);
      if (touched && touched.mtimeMs <= quietSinceMs) await this.close(upload);
    }
  }

  async #insistOnRoom(upload: string, nowMs: number): Promise<void> {
    const holder = upload.slice(0, OF_HOLDER);
    const mine = await this.#openOf(holder);
    if (mine.includes(upload)) return;
    if (mine.length >= MOST_OF_ONE) await this.sweep(nowMs - QUIET_MS, holder);
    if ((await this.#openOf(holder)).length >= MOST_OF_ONE) {
      throw tooMany(`You have ${MOST_OF_ONE} uploads under way: complete them, or`);
    }
    if ((await this.#openOf('')).length >= MOST_OPEN) throw tooMany('Too many uploads are under way:');
  }

  async #openOf(holder: string): Promise<string[]> {
    const open: string[] = await readdir(this.folder).catch(() => []);
    return open.filter((upload) => upload.startsWith(holder));
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
