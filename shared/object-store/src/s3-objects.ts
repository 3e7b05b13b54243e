import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

import type * as S3Kit from '@aws-sdk/client-s3';

import type { S3Place } from './s3-place';

/** An object of a listing. */
export interface ListedObject {
  path: string;
  size: number;
  changedMs: number;
}

/** The server does not answer, refuses access, or has no space left: its content is unknown. */
export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError';

  constructor(
    message: string,
    readonly isFull: boolean,
  ) {
    super(message);
  }
}

interface Options {
  /** Shown to whoever caused a failed call; by default the error itself is thrown. */
  toError?: (error: ObjectStoreError) => Error;
}

interface CallOptions {
  signal?: AbortSignal;
  deadlineMs?: number | undefined;
}

type Kit = typeof S3Kit;
type Client = Pick<S3Kit.S3Client, 'send'>;

const MISSING = new Set(['NoSuchKey', 'NotFound']);
const FULL = new Set(['XMinioStorageFull', 'QuotaExceeded', 'NoSpace', 'InsufficientStorage']);
const READ_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 50;
const DEADLINE_MS = 60_000;

interface ServerError {
  name?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

function describeError(error: unknown): ObjectStoreError {
  if (error instanceof ObjectStoreError) return error;
  const { name = '', message = '', $metadata } = error as ServerError;
  if (FULL.has(name) || $metadata?.httpStatusCode === 507) {
    return new ObjectStoreError('the object store is full', true);
  }
  return new ObjectStoreError(`${name} ${message}`.trim(), false);
}

/**
 * Objects of a bucket, accessed with the SDK, which is loaded on first use. The SDK sends refused and
 * interrupted requests again, with growing pauses; every call ends within a deadline.
 */
export class S3Objects {
  #loaded: Promise<{ kit: Kit; client: S3Kit.S3Client }> | undefined;

  constructor(
    private readonly place: S3Place,
    private readonly options: Options = {},
  ) {}

  /** @returns undefined when there is no such object */
  async get(path: string): Promise<Buffer | undefined> {
    return this.#call({}, async (kit, client, signal) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.#getOnce(path, { kit, client, signal });
        } catch (error) {
          if (MISSING.has((error as ServerError).name ?? '')) return undefined;
          // The SDK retries refused requests, but not responses that break off.
          const isBrokenOff = (error as ServerError).$metadata === undefined;
          if (!isBrokenOff || attempt === READ_ATTEMPTS) throw error;
          await delay(FIRST_PAUSE_MS * 2 ** (attempt - 1), undefined, { signal });
        }
      }
    });
  }

  async put(path: string, content: Buffer, options: CallOptions = {}): Promise<void> {
    await this.#call(options, async (kit, client, abortSignal) => {
      const command = new kit.PutObjectCommand({ ...this.#at(path), Body: content });
      await client.send(command, { abortSignal });
    });
  }

  /** Removes an object; does nothing if there is none. */
  async remove(path: string, options: CallOptions = {}): Promise<void> {
    await this.#call(options, async (kit, client, abortSignal) => {
      await client.send(new kit.DeleteObjectCommand(this.#at(path)), { abortSignal });
    });
  }

  /** All objects with a path prefix. */
  async list(beginning: string): Promise<ListedObject[]> {
    const found: ListedObject[] = [];
    for await (const object of this.each(beginning)) found.push(object);
    return found;
  }

  /** The same, page by page. */
  async *each(beginning: string): AsyncGenerator<ListedObject> {
    const { bucket, prefix } = this.place;
    let token: string | undefined;
    do {
      const page = await this.#call({}, (kit, client, abortSignal) => {
        const query = { Bucket: bucket, Prefix: prefix + beginning };
        const from = token ? { ContinuationToken: token } : {};
        return client.send(new kit.ListObjectsV2Command({ ...query, ...from }), { abortSignal });
      });
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        yield { path: Key.slice(prefix.length), size: Size, changedMs: LastModified?.getTime() ?? 0 };
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
  }

  /** Checks that the bucket can be read. @throws ObjectStoreError when it cannot within `deadlineMs` */
  async check(deadlineMs: number): Promise<void> {
    await this.#call({ deadlineMs }, (kit, client, abortSignal) =>
      client.send(new kit.HeadBucketCommand({ Bucket: this.place.bucket }), { abortSignal }),
    );
  }

  #at(path: string): { Bucket: string; Key: string } {
    const { bucket, prefix } = this.place;
    return { Bucket: bucket, Key: prefix + path };
  }

  async #getOnce(path: string, { kit, client, signal }: { kit: Kit; client: Client; signal: AbortSignal }) {
    const answer = await client.send(new kit.GetObjectCommand(this.#at(path)), { abortSignal: signal });
    const body = answer.Body as Readable | undefined;
    const end = () => body?.destroy();
    signal.addEventListener('abort', end, { once: true });
    try {
      const content = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
      if (answer.ContentLength === undefined || content.length === answer.ContentLength) return content;
      throw new Error(`${path} came with ${content.length} of ${answer.ContentLength} bytes`);
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  async #call<Result>(
    { signal, deadlineMs = this.place.deadlineMs ?? DEADLINE_MS }: CallOptions,
    run: (kit: Kit, client: S3Kit.S3Client, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const { kit, client } = await this.#ready();
    const deadline = new AbortController();
    const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
    let timer: NodeJS.Timeout | undefined;
    // Neither the pauses of the SDK nor all servers end with the signal.
    const ended = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new ObjectStoreError(`the object store took more than ${deadlineMs} ms`, false));
        deadline.abort();
      }, deadlineMs);
    });
    try {
      return await Promise.race([run(kit, client, either), ended]);
    } catch (error) {
      const described = describeError(error);
      throw this.options.toError?.(described) ?? described;
    } finally {
      clearTimeout(timer);
    }
  }

  #ready(): Promise<{ kit: Kit; client: S3Kit.S3Client }> {
    this.#loaded ??= import('@aws-sdk/client-s3').then((kit) => ({
      kit,
      client: new kit.S3Client(this.place.client),
    }));
    return this.#loaded;
  }
}
