import { join } from 'node:path';
import { Readable } from 'node:stream';

import type { Release } from '@campavia/remote-kit/config';

import { signRelease } from '../../signing';
import type { Disk } from '../../storage/disk';
import { FolderStorage } from '../../storage/folder-storage';
import { createUploads } from '../uploads';
import { builtRelease, newFolder } from './built-release';
import { newKey } from './keys';
import { registryInMemory } from './registry-in-memory';

export const squadKey = newKey('search');
export const SEARCH = { name: 'search/ci', squad: 'search', isPlatform: false };
export const PLATFORM = { name: 'platform', squad: 'platform', isPlatform: true };

/** A site that accepts uploads, without publications. */
export function uploadScene({ disk, now }: { disk?: Disk; now?: () => number } = {}) {
  const platformKey = newKey('platform', { isPlatform: true });
  const otherKey = newKey('booking');
  const folder = newFolder();
  const storage = new FolderStorage(join(folder, 'releases'));
  const { registry, log } = registryInMemory(squadKey, platformKey, otherKey);
  const uploads = createUploads({
    folder: join(folder, 'uploads'),
    storage,
    registry,
    ...(disk ? { disk } : {}),
    ...(now ? { now } : {}),
  });
  uploads.close();
  return { uploads, storage, log, folder, registry, platformKey, otherKey };
}

export type UploadScene = ReturnType<typeof uploadScene>;

/** A built release, signed by its squad. */
export function signed(changes: Partial<Release> = {}, files?: Record<string, string | Buffer>) {
  const built = builtRelease(changes, files);
  return { ...built, release: signRelease(built.release, squadKey) };
}

export function streamOf(content: Buffer): Readable {
  return Readable.from([content.subarray(0, 5), content.subarray(5)]);
}

export async function begin({ uploads }: UploadScene, release: Release, note?: string) {
  const begun = await uploads.begin(SEARCH, release, note);
  if ('isPublished' in begun) throw new Error('It was published');
  return begun;
}

/** Uploads one file as the squad. */
export function put({ uploads }: UploadScene, upload: string, path: string, content: Buffer = Buffer.of()) {
  return uploads.put(SEARCH, upload, { path, stream: streamOf(content) });
}

/** Starts an upload and sends all its files. */
export async function send(here: UploadScene, built: ReturnType<typeof signed>): Promise<string> {
  const { upload, files } = await begin(here, built.release, 'pull request 31');
  for (const path of files) await put(here, upload, path, built.contents.get(path));
  return upload;
}
