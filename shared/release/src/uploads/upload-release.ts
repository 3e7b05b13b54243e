import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Release } from '@campavia/remote-kit/config';

import { Refusal } from '../refusal';
import { runInParallel } from '../storage/in-parallel';
import type { UploadClient } from './upload-client';

/** Progress of an upload; files that the site already has count as done. */
export interface UploadProgress {
  done: number;
  total: number;
  /** Bytes sent so far. */
  bytes: number;
}

export interface UploadReleaseOptions {
  client: UploadClient;
  /** Folder of the files, `mf-search/dist/release`. */
  folder: string;
  /** With its signature. */
  release: Release;
  note?: string;
  onProgress?: (progress: UploadProgress) => void;
  /** Waits between two attempts; replaced in tests. */
  pause?: (ms: number) => Promise<unknown>;
}

/** Result of an upload; without a head, the same release was already published. */
export interface Uploaded {
  isNew: boolean;
  head?: string;
}

const FILE_CONCURRENCY = 4;
const ATTEMPTS = 5;
const MAX_STARTS = 3;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;
const RETRIED_STATUSES = new Set([408, 429, 502, 503, 504]);

function isRetryable(error: unknown): boolean {
  if (error instanceof Refusal) return RETRIED_STATUSES.has(error.status) || error.code === 'cut_short';
  const { name, cause } = error as { name?: string; cause?: unknown };
  // Errors of fetch when the site is unreachable or too slow.
  return name === 'TimeoutError' || (name === 'TypeError' && cause !== undefined);
}

function pauseMs(error: unknown, attempt: number): number {
  const retryAfter = error instanceof Refusal ? Number(error.details?.retryAfter) : NaN;
  const ms = retryAfter > 0 ? retryAfter * 1000 : FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random());
  return Math.min(ms, MAX_PAUSE_MS);
}

/**
 * Uploads a built and signed release. Requests are retried while the site or network fails; an interrupted upload
 * continues where it stopped, also in another run.
 * @throws Refusal of the site
 */
export async function uploadRelease(options: UploadReleaseOptions): Promise<Uploaded> {
  for (let beginning = 1; ; beginning += 1) {
    try {
      return await uploadOnce(options);
    } catch (error) {
      const isForgotten =
        error instanceof Refusal && ['no_such_upload', 'missing_files'].includes(error.code);
      if (!isForgotten || beginning === MAX_STARTS) throw error;
    }
  }
}

async function uploadOnce(options: UploadReleaseOptions): Promise<Uploaded> {
  const { client, folder, release, note, onProgress = () => undefined, pause = sleep } = options;

  async function insist<Value>(ask: () => Promise<Value>): Promise<Value> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask();
      } catch (error) {
        if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
        await pause(pauseMs(error, attempt));
      }
    }
  }

  const begun = await insist(() => client.begin(release, note));
  if ('isPublished' in begun) return { isNew: false };
  const total = release.files.length;
  const progress = { done: total - begun.files.length, total, bytes: 0 };
  onProgress({ ...progress });
  await runInParallel(FILE_CONCURRENCY, begun.files, async (path) => {
    const content = await readFile(join(folder, path));
    await insist(() => client.put(begun.upload, path, content));
    progress.done += 1;
    progress.bytes += content.length;
    onProgress({ ...progress });
  });
  const { head } = await insist(() => client.complete(begun.upload));
  return { isNew: true, head };
}
