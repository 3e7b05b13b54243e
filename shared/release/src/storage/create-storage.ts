import { readS3Place } from '@campavia/object-store';

import { FolderStorage } from './folder-storage';
import { S3Storage } from './s3-storage';
import type { Storage } from './storage';

type Environment = Readonly<Record<string, string | undefined>>;

const LIMITS = { answerMs: 30_000, deadlineMs: 60_000 };

/**
 * The storage configured by the environment: `RELEASE_STORAGE` is `folder` (or unset) for the releases' folder itself,
 * or `s3://bucket/prefix`, accessed with the usual `AWS_…` variables and, for servers other than Amazon's,
 * `S3_ENDPOINT`.
 * @param releasesFolder - absolute path of `<home>/releases`
 * @throws Error for any other value of `RELEASE_STORAGE`
 */
export function createStorage(env: Environment, releasesFolder: string): Storage {
  const wanted = env.RELEASE_STORAGE ?? '';
  if (wanted === '' || wanted === 'folder') return new FolderStorage(releasesFolder);
  const place = readS3Place(env, wanted, LIMITS);
  if (place) return new S3Storage(place);
  throw new Error(`RELEASE_STORAGE is ${JSON.stringify(wanted)}; write \`folder\` or \`s3://bucket/prefix\``);
}
