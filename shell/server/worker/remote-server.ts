import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { DocumentAnswer, DocumentRequest } from '@campavia/remote-kit/config';

/** How long a part that was late or broken is left alone, in milliseconds. */
const BREAK_MS = 10_000;

interface Waiting {
  resolve: (answer: DocumentAnswer) => void;
  reject: (error: Error) => void;
}

/** How long a worker may take to load its part, in milliseconds; asking starts only then. */
const START_MS = 10_000;

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
  #nextId = 1;
  #brokenUntil = 0;

  constructor(private readonly options: RemoteServerOptions) {}

  /** @throws Error when the part is late, broken, or still being left alone. */
  async ask(request: DocumentRequest): Promise<DocumentAnswer> {
    if (Date.now() < this.#brokenUntil) throw new Error('is being left alone after a failure');
    const worker = await this.#started();
    const id = this.#nextId++;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<DocumentAnswer>((resolve, reject) => {
        timer = setTimeout(() => {
          this.#break(new Error(`did not answer within ${this.options.deadlineMs} ms`));
        }, this.options.deadlineMs);
        this.#waiting.set(id, { resolve, reject });
        worker.postMessage({ id, request });
      });
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  /** Loads the part ahead of the first document; a failure shows when somebody asks. */
  warmUp(): void {
    this.#started().catch(() => undefined);
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

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
