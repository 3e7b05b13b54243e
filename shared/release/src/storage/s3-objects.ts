import type * as S3Kit from '@aws-sdk/client-s3';

import { StorageUnavailableError, StorageFullError } from './storage';

/** Location of the objects. */
export interface S3Place {
  bucket: string;
  /** With a trailing slash; empty for the whole bucket. */
  prefix: string;
  client: S3Kit.S3ClientConfig;
}

/** An object of a listing. */
export interface ListedObject {
  path: string;
  size: number;
  changedMs: number;
}

type Kit = typeof S3Kit;

const MISSING = new Set(['NoSuchKey', 'NotFound']);
const FULL = new Set(['XMinioStorageFull', 'QuotaExceeded', 'NoSpace', 'InsufficientStorage']);
const READ_ATTEMPTS = 3;

interface ServerError {
  name?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Converts an error of the server or connection to a storage error. */
function s3Error(error: unknown): Error {
  const { name = '', message = '', $metadata } = error as ServerError;
  if (FULL.has(name) || $metadata?.httpStatusCode === 507) return new StorageFullError();
  return new StorageUnavailableError(`The storage of releases does not answer: ${name} ${message}`.trim());
}

/** Objects of a bucket, accessed with the SDK, which is loaded on first use. */
export class S3Objects {
  #loaded: Promise<{ kit: Kit; client: S3Kit.S3Client }> | undefined;

  constructor(private readonly place: S3Place) {}

  /** @returns undefined when there is no such object */
  async get(path: string): Promise<Buffer | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#getOnce(path);
      } catch (error) {
        if (MISSING.has((error as ServerError).name ?? '')) return undefined;
        // The SDK retries refused requests, but not responses that break off.
        const isBrokenOff = (error as ServerError).$metadata === undefined;
        if (!isBrokenOff || attempt === READ_ATTEMPTS) throw s3Error(error);
      }
    }
  }

  async put(path: string, content: Buffer, signal?: AbortSignal): Promise<void> {
    const { kit, client } = await this.#ready();
    const { bucket, prefix } = this.place;
    const command = new kit.PutObjectCommand({ Bucket: bucket, Key: prefix + path, Body: content });
    await client.send(command, signal ? { abortSignal: signal } : {}).catch((error: unknown) => {
      throw s3Error(error);
    });
  }

  /** All objects with a path prefix, page by page. */
  async list(beginning: string): Promise<ListedObject[]> {
    const { kit, client } = await this.#ready();
    const { bucket, prefix } = this.place;
    const found: ListedObject[] = [];
    let token: string | undefined;
    do {
      const command = new kit.ListObjectsV2Command({
        Bucket: bucket,
        Prefix: prefix + beginning,
        ...(token ? { ContinuationToken: token } : {}),
      });
      const page = await client.send(command).catch((error: unknown) => {
        throw s3Error(error);
      });
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        found.push({ path: Key.slice(prefix.length), size: Size, changedMs: LastModified?.getTime() ?? 0 });
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
    return found;
  }

  async remove(path: string): Promise<void> {
    const { kit, client } = await this.#ready();
    const { bucket, prefix } = this.place;
    const command = new kit.DeleteObjectCommand({ Bucket: bucket, Key: prefix + path });
    await client.send(command).catch((error: unknown) => {
      throw s3Error(error);
    });
  }

  async #getOnce(path: string): Promise<Buffer> {
    const { kit, client } = await this.#ready();
    const { bucket, prefix } = this.place;
    const answer = await client.send(new kit.GetObjectCommand({ Bucket: bucket, Key: prefix + path }));
    const content = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
    if (answer.ContentLength !== undefined && content.length !== answer.ContentLength) {
      throw new Error(`${path} came with ${content.length} of ${answer.ContentLength} bytes`);
    }
    return content;
  }

  #ready(): Promise<{ kit: Kit; client: S3Kit.S3Client }> {
    this.#loaded ??= import('@aws-sdk/client-s3').then((kit) => ({
      kit,
      client: new kit.S3Client(this.place.client),
    }));
    return this.#loaded;
  }
}
