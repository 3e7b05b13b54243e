import type { S3ClientConfig } from '@aws-sdk/client-s3';

/** Location of the objects, and how to reach them. */
export interface S3Place {
  bucket: string;
  /** With a trailing slash; empty for the whole bucket. */
  prefix: string;
  client: S3ClientConfig;
  /** Longest duration of a call with its retries, in milliseconds; a minute when absent. */
  deadlineMs?: number;
}

/** Durations in milliseconds. */
export interface S3Limits {
  /** Until a request that is not answered is sent again. */
  answerMs: number;
  /** Until a call with its retries fails. */
  deadlineMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;
const CONNECT_MS = 3000;

/**
 * The place of an address `s3://bucket/prefix`, accessed with the usual `AWS_…` variables and, for servers other than
 * Amazon's, `S3_ENDPOINT`; undefined for any other address.
 */
export function readS3Place(env: Environment, address: string, limits: S3Limits): S3Place | undefined {
  const [, bucket, path = ''] = S3_ADDRESS.exec(address) ?? [];
  if (!bucket) return undefined;
  const prefix = path.replace(/\/+$/, '');
  return {
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    client: clientOf(env, limits),
    deadlineMs: limits.deadlineMs,
  };
}

function clientOf(env: Environment, { answerMs }: S3Limits): S3ClientConfig {
  const { S3_ENDPOINT, AWS_REGION, AWS_DEFAULT_REGION } = env;
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env;
  return {
    region: AWS_REGION ?? AWS_DEFAULT_REGION ?? 'us-east-1',
    maxAttempts: 4,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: answerMs,
      // Without it the client only logs a warning.
      throwOnRequestTimeout: true,
    },
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
