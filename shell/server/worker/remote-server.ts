import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { DocumentAnswer, DocumentRequest } from '@campavia/remote-kit/config';

/** How long a part that was late or broken is left alone, in milliseconds. */
const BREAK_MS = 10_000;

interface Waiting {
  resolve: (answer: DocumentAnswer) => void;
  reject: (error: Error) => void;
}

/** How long a worker may take to load its part before it is given up, in milliseconds. */
const START_MS = 10_000;

/** How long the site's start waits for a part, in milliseconds. */
const WARM_UP_MS = 3000;

interface Reply {
  id: number;
  answer?: DocumentAnswer;
  error?: string;
}

export interface RemoteServerOptions {
  workerFile: string | URL;
  bundle: string;
  integrity: string;
  deadlineMs: number;
}

/**
 * Runs the server part of one release in a worker of its own. A part that answers late or crashes is
 * stopped and left alone for ten seconds, so that it costs one deadline and never the site.
 */
export class RemoteServer {
  #worker: Promise<Worker> | undefined;
  #waiting = new Map<number, Waiting>();
  #running = new Set<Promise<DocumentAnswer>>();
  #nextId = 1;
  #brokenUntil = 0;

  constructor(private readonly options: RemoteServerOptions) {}

  /** @throws Error when the part is late, broken, still loading, or still being left alone. */
  async ask(request: DocumentRequest): Promise<DocumentAnswer> {
    const asked = this.#ask(request);
    this.#running.add(asked);
    return asked.finally(() => this.#running.delete(asked));
  }

  async #ask(request: DocumentRequest): Promise<DocumentAnswer> {
    if (Date.now() < this.#brokenUntil) throw new Error('is being left alone after a failure');
    const startedAt = Date.now();
    const worker = await withinMs(this.#started(), this.options.deadlineMs);
    const id = this.#nextId++;
    const answer = new Promise<DocumentAnswer>((resolve, reject) =>
      this.#waiting.set(id, { resolve, reject }),
    );
    worker.postMessage({ id, request });
    try {
      return await withinMs(answer, this.options.deadlineMs - (Date.now() - startedAt));
    } catch (error) {
      if (error instanceof LateError) this.#break(error);
      throw error;
    } finally {
      this.#waiting.delete(id);
    }
  }

  /** Loads the part ahead of the first document; a failure shows when somebody asks. */
  async warmUp(): Promise<void> {
    await withinMs(this.#started(), WARM_UP_MS).catch(() => undefined);
  }

  /** Stops when what it was asked is answered or late. */
  async retire(): Promise<void> {
    await Promise.allSettled(this.#running);
    await this.stop();
  }

  async stop(): Promise<void> {
    const worker = await this.#worker?.catch(() => undefined);
    await worker?.terminate();
  }

  #started(): Promise<Worker> {
    this.#worker ??= this.#start();
    return this.#worker;
  }

  async #start(): Promise<Worker> {
    const { workerFile, bundle, integrity } = this.options;
    const worker = new Worker(workerFile, { workerData: { bundle, integrity } });
    worker.unref();
    try {
      await once(worker, 'message', { signal: AbortSignal.timeout(START_MS) });
    } catch (error) {
      void worker.terminate();
      this.#break(toError(error));
      throw error;
    }
    worker.on('message', (reply: Reply) => this.#settle(reply));
    worker.on('error', (error: unknown) => this.#break(toError(error)));
    return worker;
  }

  #settle({ id, answer, error }: Reply): void {
    const waiting = this.#waiting.get(id);
    if (answer) waiting?.resolve(answer);
    else waiting?.reject(new Error(error ?? 'answered nothing'));
  }

  #break(error: Error): void {
    this.#brokenUntil = Date.now() + BREAK_MS;
    for (const { reject } of this.#waiting.values()) reject(error);
    void this.stop();
    this.#worker = undefined;
  }
}

class LateError extends Error {}

/** Settles as the promise does, or fails when that takes too long. */
async function withinMs<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`did not answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
