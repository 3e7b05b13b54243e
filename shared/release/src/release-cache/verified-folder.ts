import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Release } from '@campavia/remote-kit/config';

import { integrityOf } from '../signing';
import { codeOf, diskError } from '../storage/disk';
import { runInParallel } from '../storage/in-parallel';
import { releaseText } from '../uploads/check-release';
import { BrokenReleaseError, MissingFileError } from './release-errors';
import { COMPRESSED_ENDINGS, decompressSibling } from './compressed-siblings';

const CONCURRENCY = 4;

/** Metadata of a file when it was verified. Writing to it changes its ctime. */
interface Stamp {
  size: bigint;
  changedNs: bigint;
  inode: bigint;
}

/** A file with its expected content. */
interface Expected {
  path: string;
  integrity: string;
  size: number;
  /** Suffix of a compressed variant, which is optional. */
  sibling?: string;
}

function listExpectedFiles(release: Release): Expected[] {
  const text = Buffer.from(releaseText(release));
  const own = [{ path: 'release.json', integrity: integrityOf(text), size: text.length }, ...release.files];
  const siblings = release.files.flatMap((file) =>
    COMPRESSED_ENDINGS.map((sibling) => ({ ...file, path: file.path + sibling, sibling })),
  );
  return [...own, ...siblings];
}

async function readStamp(file: string): Promise<Stamp | undefined> {
  try {
    const found = await lstat(file, { bigint: true });
    // A symbolic link is never accepted as a file of a release.
    return found.isFile() ? { size: found.size, changedNs: found.ctimeNs, inode: found.ino } : undefined;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw diskError(error);
  }
}

function isSame(one: Stamp | undefined, other: Stamp): boolean {
  return one?.size === other.size && one.changedNs === other.changedNs && one.inode === other.inode;
}

/** Releases in a folder; each file is verified once, and again only after it was changed. */
export class VerifiedFolder {
  readonly #verified = new Map<string, Stamp>();

  constructor(private readonly folder: string) {}

  /** Folder of a release's files. */
  folderOf({ part, version }: Release): string {
    return join(this.folder, part, version);
  }

  /** @throws BrokenReleaseError that names the first damaged file; StorageUnavailableError */
  async verify(release: Release): Promise<void> {
    await runInParallel(CONCURRENCY, listExpectedFiles(release), (expected) =>
      this.#verifyFile(release, expected),
    );
  }

  async #verifyFile(release: Release, expected: Expected): Promise<void> {
    const file = join(this.folderOf(release), expected.path);
    const stamp = await readStamp(file);
    if (!stamp) {
      if (expected.sibling) return;
      throw new MissingFileError(release, expected.path);
    }
    if (isSame(this.#verified.get(file), stamp)) return;
    this.#verified.delete(file);
    const content = await readFile(file).catch((error: unknown) => {
      throw diskError(error);
    });
    if (!(await hasExpectedContent(content, expected))) throw createChangedFileError(release, expected.path);
    this.#verified.set(file, stamp);
  }
}

function createChangedFileError({ part, version }: Release, path: string): BrokenReleaseError {
  return new BrokenReleaseError(part, version, path, `${path} is not the file that was signed`);
}

async function hasExpectedContent(content: Buffer, { integrity, size, sibling }: Expected): Promise<boolean> {
  const own = sibling ? await decompressSibling(sibling, content, size) : content;
  return own !== undefined && own.length === size && integrityOf(own) === integrity;
}
