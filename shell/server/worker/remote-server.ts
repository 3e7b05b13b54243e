import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { DocumentAnswer, DocumentRequest } from '@campavia/remote-kit/config';

import { readAnswer } from './read-answer';

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

/** Memory that one part may take for itself; with more it ends, and not the site. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

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
  /** The same before it has loaded. */
  #thread: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #running = new Set<Promise<DocumentAnswer>>();
  #nextId = 1;
  #brokenUntil = 0;
  /** Somebody has waited in vain for the part to load; nobody else does. */
  #isSlow = false;

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
    const worker = await this.#startedInTime();
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
    const loading = this.#worker;
    this.#worker = undefined;
    await this.#thread?.terminate();
    await loading?.catch(() => undefined);
  }

  async #startedInTime(): Promise<Worker> {
    if (this.#isSlow) throw new Error('is still loading');
    try {
      return await withinMs(this.#started(), this.options.deadlineMs);
    } catch (error) {
      this.#isSlow = error instanceof LateError;
      throw error;
    }
  }

  #started(): Promise<Worker> {
    this.#worker ??= this.#start();
    return this.#worker;
  }

  async #start(): Promise<Worker> {
    const { workerFile, bundle, integrity } = this.options;
    const worker = new Worker(workerFile, {
      workerData: { bundle, integrity },
      // Passwords of the site are none of a squad's business.
      env: { NODE_ENV: process.env.NODE_ENV },
      resourceLimits: MEMORY,
    });
    this.#thread = worker;
    worker.unref();
    // An error that nobody hears would end the site, also that of a worker which is being stopped.
    worker.on('error', () => undefined);
    try {
      await untilLoaded(worker);
    } catch (error) {
      this.#break(toError(error));
      throw error;
    } finally {
      this.#isSlow = false;
    }
    const loaded = this.#worker;
    const lose = (error: unknown) => this.#worker === loaded && this.#break(toError(error));
    worker.on('message', (reply: unknown) => this.#settle(reply));
    worker.on('error', lose);
    worker.on('exit', () => lose(new Error('ended by itself')));
    return worker;
  }

  /** What comes is the part's word: it can be anything. */
  #settle(reply: unknown): void {
    const { id, answer, error } = (reply ?? {}) as Record<string, unknown>;
    const waiting = this.#waiting.get(Number(id));
    if (!waiting) return;
    if (typeof answer !== 'string') {
      waiting.reject(new Error(typeof error === 'string' ? error : 'answered nothing'));
      return;
    }
    try {
      waiting.resolve(readAnswer(answer));
    } catch (unreadable) {
      waiting.reject(toError(unreadable));
    }
  }

  #break(error: Error): void {
    this.#brokenUntil = Date.now() + BREAK_MS;
    for (const { reject } of this.#waiting.values()) reject(error);
    void this.stop();
  }
}

class LateError extends Error {}

/** @throws Error when the worker fails, ends or takes too long before it says that it is ready */
async function untilLoaded(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit').then(() => {
    throw new Error('ended while it was loading');
  });
  await Promise.race([once(worker, 'message', { signal: AbortSignal.timeout(START_MS) }), ended]);
}

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
