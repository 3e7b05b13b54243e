import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { compressTexts } from './compress-texts';
import { codeOf, diskError, localDisk, type Disk } from './disk';
import { listFiles } from './files-in';
import { folderPrefix, assertSafePath, isSafePath } from './safe-path';
import type { Storage } from './storage';

/** Folder for incomplete additions and removals; paths of files never begin with a dot. */
const DRAFTS = '.drafts';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  // Some file systems cannot sync a folder; there, the rename must suffice.
  await handle.sync().catch(() => undefined);
  await handle.close();
}

/**
 * Releases in a local folder, as the site serves them: texts with `.br` and `.gz` variants. A release appears
 * atomically by a rename.
 */
export class FolderStorage implements Storage {
  readonly #disk: Disk;

  constructor(
    /** Absolute path. */
    readonly folder: string,
    { disk = localDisk }: { disk?: Disk } = {},
  ) {
    this.#disk = disk;
  }

  async read(path: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folder, assertSafePath(path)));
    } catch (error) {
      if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) return undefined;
      throw diskError(error);
    }
  }

  async list(prefix: string): Promise<string[]> {
    const parent = prefix.slice(0, Math.max(prefix.lastIndexOf('/'), 0));
    if (parent !== '') assertSafePath(parent);
    try {
      const files = await listFiles(join(this.folder, parent));
      const paths = files.map((file) => (parent === '' ? file : `${parent}/${file}`));
      return paths.filter((path) => path.startsWith(prefix) && isSafePath(path)).sort();
    } catch (error) {
      throw diskError(error);
    }
  }

  async addRelease(prefix: string, folder: string): Promise<void> {
    const target = join(this.folder, folderPrefix(prefix));
    if (await this.#isWhole(target)) return;
    await this.#withCopy(folder, (draft) => this.#show(draft, target));
  }

  /** Adds a release, replacing a damaged one if present. */
  async replaceRelease(prefix: string, folder: string): Promise<void> {
    const target = join(this.folder, folderPrefix(prefix));
    await this.#withCopy(folder, async (draft) => {
      await this.remove(prefix);
      await this.#show(draft, target);
    });
  }

  async remove(prefix: string): Promise<void> {
    const target = join(this.folder, folderPrefix(prefix));
    const draft = await this.#draft();
    try {
      // One rename removes `release.json` together with all other files.
      await rename(target, draft);
      await rmdir(dirname(target)).catch(() => undefined);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw diskError(error);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async sweep(olderThanMs: number): Promise<void> {
    const drafts = join(this.folder, DRAFTS);
    const names = await readdir(drafts).catch(() => []);
    for (const name of names) {
      const { mtimeMs } = await stat(join(drafts, name)).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - Math.floor(mtimeMs) >= olderThanMs) {
        await rm(join(drafts, name), { recursive: true, force: true });
      }
    }
  }

  async #isWhole(target: string): Promise<boolean> {
    return stat(join(target, 'release.json')).then(
      (found) => found.isFile(),
      () => false,
    );
  }

  async #withCopy(folder: string, show: (draft: string) => Promise<void>): Promise<void> {
    const draft = await this.#draft();
    try {
      await this.#copy(folder, draft);
      await show(draft);
    } catch (error) {
      throw diskError(error);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async #draft(): Promise<string> {
    const draft = join(this.folder, DRAFTS, randomUUID());
    try {
      await mkdir(draft, { recursive: true });
    } catch (error) {
      throw diskError(error);
    }
    return draft;
  }

  async #copy(folder: string, draft: string): Promise<void> {
    const paths = (await listFiles(folder)).map(assertSafePath);
    for (const path of paths) {
      const target = join(draft, path);
      await mkdir(dirname(target), { recursive: true });
      await this.#disk.write(target, createReadStream(join(folder, path)));
    }
    await compressTexts(draft, paths, this.#disk);
    await syncFolder(draft);
  }

  async #show(draft: string, target: string): Promise<void> {
    await mkdir(dirname(target), { recursive: true });
    try {
      await rename(draft, target);
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
      if (await this.#isWhole(target)) return;
      // Leftovers of a release that was removed by hand.
      await rm(target, { recursive: true, force: true });
      await rename(draft, target);
    }
    await syncFolder(dirname(target));
  }
}
