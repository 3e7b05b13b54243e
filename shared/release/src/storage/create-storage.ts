import type { S3ClientConfig } from '@aws-sdk/client-s3';

import { FolderStorage } from './folder-storage';
import { S3Storage } from './s3-storage';
import type { Storage } from './storage';

type Environment = Readonly<Record<string, string | undefined>>;

const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;
const CONNECT_MS = 3000;
const ANSWER_MS = 30_000;

function clientOf(env: Environment): S3ClientConfig {
  const { S3_ENDPOINT, AWS_REGION, AWS_DEFAULT_REGION } = env;
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env;
  return {
    region: AWS_REGION ?? AWS_DEFAULT_REGION ?? 'us-east-1',
    maxAttempts: 4,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // Not all S3-compatible servers support trailing checksums; every file has its own hash anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY
      ? {
          credentials: {
            accessKeyId: AWS_ACCESS_KEY_ID,
            secretAccessKey: AWS_SECRET_ACCESS_KEY,
            ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
          },
        }
      : {}),
  };
}

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
  const [, bucket, path = ''] = S3_ADDRESS.exec(wanted) ?? [];
  if (!bucket) {
    throw new Error(
      `RELEASE_STORAGE is ${JSON.stringify(wanted)}; write \`folder\` or \`s3://bucket/prefix\``,
    );
  }
  const prefix = path.replace(/\/+$/, '');
  return new S3Storage({ bucket, prefix: prefix === '' ? '' : `${prefix}/`, client: clientOf(env) });
}
