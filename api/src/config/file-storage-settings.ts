import { readS3Place, type S3Place } from '@campavia/object-store';

import { SettingsError } from './settings-error';

/** A file is 10 MB at most; a user waits for it. */
const LIMITS = { answerMs: 5000, deadlineMs: 12_000 };

/**
 * Reads where users' files are stored: `FILE_STORAGE` is `folder`, the default, for the data folder, or
 * `s3://bucket/prefix` with `S3_ENDPOINT` and the usual `AWS_…` variables.
 * @returns undefined for the folder
 * @throws SettingsError naming the variable that is missing or invalid
 */
export function readFileStorage(env: NodeJS.ProcessEnv): S3Place | undefined {
  const { FILE_STORAGE: wanted = '' } = env;
  if (wanted === '' || wanted === 'folder') return undefined;
  const place = readS3Place(env, wanted, LIMITS);
  if (!place) throw new SettingsError('FILE_STORAGE must be folder or s3://bucket/prefix');
  requireValidAccess(env);
  if (!env.DOCUMENT_KEYS?.trim()) {
    throw new SettingsError(
      'DOCUMENT_KEYS is missing: servers that share FILE_STORAGE need the same keys (docs/operations.md)',
    );
  }
  return place;
}

function requireValidAccess(env: NodeJS.ProcessEnv): void {
  const { S3_ENDPOINT: endpoint, AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = env;
  if (endpoint && !(URL.canParse(endpoint) && /^https?:/.test(endpoint))) {
    throw new SettingsError('S3_ENDPOINT must be an address like http://store:9000');
  }
  if (!id !== !secret) {
    throw new SettingsError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together');
  }
}
