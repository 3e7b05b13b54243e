import { Worker } from 'node:worker_threads';

import type { DocumentAnswer, DocumentRequest } from '@campavia/remote-kit/config';

/** How long a part that was late or broken is left alone, in milliseconds. */
const BREAK_MS = 10_000;

interface Waiting {
  resolve: (answer: DocumentAnswer) => void;
  reject: (error: Error) => void;
}

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
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #brokenUntil = 0;

  constructor(private readonly options: RemoteServerOptions) {}

  /** @throws Error when the part is late, broken, or still being left alone. */
  async ask(request: DocumentRequest): Promise<DocumentAnswer> {
    if (Date.now() < this.#brokenUntil) throw new Error('is being left alone after a failure');
    const id = this.#nextId++;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<DocumentAnswer>((resolve, reject) => {
        timer = setTimeout(() => {
          reject(new Error(`did not answer within ${this.options.deadlineMs} ms`));
          this.#break();
        }, this.options.deadlineMs);
        this.#waiting.set(id, { resolve, reject });
        this.#started().postMessage({ id, request });
      });
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const { workerFile, bundle, integrity } = this.options;
    const worker = new Worker(workerFile, { workerData: { bundle, integrity } });
    worker.on('message', (reply: Reply) => this.#settle(reply));
    worker.on('error', (error: Error) => this.#break(error));
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #settle({ id, answer, error }: Reply): void {
    const waiting = this.#waiting.get(id);
    if (answer) waiting?.resolve(answer);
    else waiting?.reject(new Error(error ?? 'answered nothing'));
  }

  #break(error = new Error('was stopped')): void {
    this.#brokenUntil = Date.now() + BREAK_MS;
    for (const { reject } of this.#waiting.values()) reject(error);
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}
