import { execFile, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import pLimit from 'p-limit';

import type { PictureRotation } from '@campavia/domain';

import { packageRoot } from '../package-root';
import { ServiceUnavailableError } from '../http-errors';

/** Processing tasks; see `process-upload.mjs`. */
export type UploadTask = 'portrait' | 'page' | 'page-jpeg' | 'pdf' | `picture-${PictureRotation}`;

/** Why a file cannot be processed. */
export class UploadRefusal extends Error {
  constructor(readonly reason: 'too large' | 'unreadable') {
    super(`The file is ${reason}`);
  }
}

export interface UploadProcesses {
  /**
   * Processes a file in a separate process.
   * @throws UploadRefusal, also when the process crashes or times out; ServiceUnavailableError when too many are queued
   */
  run(task: UploadTask, content: Buffer): Promise<Buffer>;
  /** Ends running processes; settles when none is left. */
  close(): Promise<void>;
}

interface Options {
  concurrency?: number;
  queueLimit?: number;
  timeLimitMs?: number;
  /** The program that processes files; replaced in tests. */
  program?: string;
}

const TRY_AGAIN_SECONDS = 5;
const LARGEST_RESULT_BYTES = 32 * 1024 * 1024;
const EXIT_TOO_LARGE = 3;

/** Memory limit per process on Linux; a picture of 40 megapixels needs a third of it. */
const MEMORY_BYTES = 1024 ** 3;
const PROCESSOR_SECONDS = 10;
/** Unix nice value; the server has 0, the maximum is 19. */
const BELOW_THE_SERVER = 10;
const PRLIMIT = '/usr/bin/prlimit';

/**
 * Processes untrusted files in short-lived processes: one per file, with an empty environment, low priority and a time
 * limit.
 */
export function createUploadProcesses({
  concurrency = 2,
  queueLimit = 20,
  timeLimitMs = 30_000,
  program = findProgram(),
}: Options = {}): UploadProcesses {
  const limit = pLimit(concurrency);
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();

  async function run(task: UploadTask, content: Buffer): Promise<Buffer> {
    const isFull = limit.activeCount + limit.pendingCount >= concurrency + queueLimit;
    if (isFull || closing.signal.aborted) throw new ServiceUnavailableError(TRY_AGAIN_SECONDS);
    return limit(async () => {
      if (closing.signal.aborted) throw new ServiceUnavailableError(TRY_AGAIN_SECONDS);
      const started = start([program, task], content, timeLimitMs, closing.signal);
      running.add(started);
      return started.finally(() => running.delete(started));
    });
  }

  async function close(): Promise<void> {
    closing.abort();
    await Promise.allSettled(running);
  }

  return { run, close };
}

/** @throws UploadRefusal; ServiceUnavailableError when the server is closing */
function start(
  args: readonly string[],
  content: Buffer,
  timeLimitMs: number,
  closing: AbortSignal,
): Promise<Buffer> {
  const command = [...limits(), process.execPath, ...args];
  const options = {
    cwd: path.parse(process.execPath).root,
    env: {},
    encoding: 'buffer',
    maxBuffer: LARGEST_RESULT_BYTES,
    timeout: timeLimitMs,
    killSignal: 'SIGKILL',
  } as const;
  return new Promise((resolve, reject) => {
    const child = execFile(command[0] ?? '', command.slice(1), options, (error, result) => {
      closing.removeEventListener('abort', end);
      if (closing.aborted) reject(new ServiceUnavailableError(TRY_AGAIN_SECONDS));
      else if (error) reject(new UploadRefusal(error.code === EXIT_TOO_LARGE ? 'too large' : 'unreadable'));
      else resolve(result);
    });
    const end = () => child.kill('SIGKILL');
    closing.addEventListener('abort', end, { once: true });
    lowerPriority(child);
    // A process that ends before it has read the file reports that by its exit.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(content);
  });
}

function limits(): string[] {
  if (!existsSync(PRLIMIT)) return [];
  return [PRLIMIT, `--data=${MEMORY_BYTES}`, `--cpu=${PROCESSOR_SECONDS}`, '--core=0', '--'];
}

/** Requests have priority over uploads. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, BELOW_THE_SERVER);
  } catch {
    // The process has already ended.
  }
}

/** Located beside the api's bundle, or among its sources. */
function findProgram(): string {
  const bundled = path.join(path.dirname(fileURLToPath(import.meta.url)), 'process-upload.js');
  return existsSync(bundled) ? bundled : path.join(packageRoot(), 'src/core/uploads/process-upload.mjs');
}
