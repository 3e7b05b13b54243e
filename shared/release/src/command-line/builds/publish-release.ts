import type { Release } from '@campavia/remote-kit/config';

import type { SigningKey } from '../client/signing-key';
import type { SiteClient } from '../client/site-client';
import { formatCount, formatSize } from '../output/format-values';
import { signRelease } from '../../signing';
import { createUploadClient, readBuiltRelease, uploadRelease } from '../../uploads';

const PROGRESS_INTERVAL_MS = 2_000;

/** How releases reach a site. */
export interface Publishing {
  site: SiteClient;
  token: string;
  key: SigningKey;
  note?: string;
  say(line: string): void;
}

/** Result for one release. */
export interface Published {
  part: string;
  version: string;
  digest: string;
  size: number;
  files: number;
  /** The registry already had the same release. */
  wasPublished: boolean;
}

/** Signs the release in a folder, uploads it and reports progress. */
export async function publishRelease(
  folder: string,
  { site, token, key, note, say }: Publishing,
): Promise<Published> {
  const release = signRelease(await readBuiltRelease(folder), key);
  const name = `${release.part} ${release.version}`;
  let printedAt = performance.now();
  const { isNew } = await uploadRelease({
    client: createUploadClient({ site: site.url, token }),
    folder,
    release,
    ...(note && { note }),
    onProgress({ done, total }) {
      if (performance.now() - printedAt < PROGRESS_INTERVAL_MS) return;
      printedAt = performance.now();
      say(`${name}: ${done} of ${formatCount(total, 'file')}`);
    },
  });
  const published = describeRelease(release);
  say(isNew ? `${name} published (${formatSize(published.size)})` : `${name} was published already`);
  return { ...published, wasPublished: !isNew };
}

/** The printed summary of a release. */
export function describeRelease({ part, version, digest, files }: Release): Omit<Published, 'wasPublished'> {
  const size = files.reduce((total, file) => total + file.size, 0);
  return { part, version, digest, size, files: files.length };
}
