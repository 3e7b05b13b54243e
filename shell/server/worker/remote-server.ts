import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import type { DocumentAnswer, DocumentRequest } from '@campavia/remote-kit/config';

import type { ApiCalls } from './api-calls';
import { readAnswer } from './read-document-answer';
import { RestrictedProcess } from './restricted-process';
import type { Restrictions } from './restrictions';
import type { WorkerCode } from './worker-code';

const BREAK_MS = 10_000;

const START_MS = 10_000;

const WARM_UP_MS = 3000;

const LONGEST_REQUEST = 256 * 1024;

const BUSY = 8;

/** Waiting documents of all processes together; beyond that the part is not asked. */
const MOST_WAITING = 200;

export interface RemoteServerOptions {
  code: WorkerCode;
  calls: ApiCalls;
  restrictions: () => Promise<Restrictions>;
  /** The server bundle: its text, or a file of it that must have this hash. */
  program: string | { file: string; integrity: string };
  /** Where the bundle lies in the site: `/releases/mf-search/1.4.2`. */
  folder: string;
  deadlineMs: number;
  processes: number;
}

/** A part that is late or crashes is not asked for ten seconds: it costs one deadline, never the site. */
export class RemoteServer {
  #first: Promise<unknown> | undefined;
  readonly #loading = new Set<RestrictedProcess>();
  #starting = 0;
  readonly #ready = new Set<RestrictedProcess>();
  readonly #running = new Set<Promise<DocumentAnswer>>();
  #brokenUntil = 0;
  /** A request has timed out while the part was loading; until it is loaded, others fail at once. */
  #isSlow = false;
  #isStopped = false;

  constructor(private readonly options: RemoteServerOptions) {}

  /** @throws Error when the part is late, broken, still loading, or paused after a failure */
  async ask(request: DocumentRequest): Promise<DocumentAnswer> {
    const requested = this.#ask(request);
    this.#running.add(requested);
    return requested.finally(() => this.#running.delete(requested));
  }

  async #ask(request: DocumentRequest): Promise<DocumentAnswer> {
    if (Date.now() < this.#brokenUntil) throw new Error('is being left alone after a failure');
    if (this.#running.size > MOST_WAITING) throw new Error('has too much to do');
    const text = JSON.stringify(request);
    if (text.length > LONGEST_REQUEST) throw new Error('was asked for more than a page');
    const startedAt = Date.now();
    await this.#startedInTime();
    const chosen = this.#leastBusy();
    try {
      return readAnswer(await withinMs(chosen.ask(text), this.options.deadlineMs - (Date.now() - startedAt)));
    } catch (error) {
      if (error instanceof LoadTimeoutError) this.#break(chosen, error);
      throw error;
    }
  }

  /** Before the first document. Errors are ignored: they show when the part is asked. */
  async warmUp(): Promise<void> {
    await withinMs(this.#started(), WARM_UP_MS).catch(() => undefined);
  }

  async retire(): Promise<void> {
    await Promise.allSettled(this.#running);
    await this.stop();
  }

  async stop(): Promise<void> {
    const loading = this.#first;
    this.#isStopped = true;
    this.#first = undefined;
    for (const each of [...this.#loading, ...this.#ready]) each.stop();
    this.#ready.clear();
    await loading?.catch(() => undefined);
  }

  async #startedInTime(): Promise<void> {
    if (this.#isSlow) throw new Error('is still loading');
    try {
      await withinMs(this.#started(), this.options.deadlineMs);
    } catch (error) {
      this.#isSlow = error instanceof LoadTimeoutError;
      throw error;
    }
  }

  #started(): Promise<unknown> {
    this.#first ??= this.#start();
    return this.#first;
  }

  #leastBusy(): RestrictedProcess {
    const [chosen] = [...this.#ready].sort((one, other) => one.load - other.load);
    if (!chosen) throw new Error('is not running');
    if (chosen.load >= BUSY && this.#ready.size + this.#starting < this.options.processes) {
      this.#start().catch(() => undefined);
    }
    return chosen;
  }

  async #start(): Promise<void> {
    let process: RestrictedProcess | undefined;
    this.#starting += 1;
    try {
      process = await this.#createProcess();
      if (this.#isStopped) throw new Error('was stopped');
      this.#loading.add(process);
      await withinMs(process.loaded, START_MS);
      this.#ready.add(process);
    } catch (error) {
      this.#break(process, toError(error));
      throw error;
    } finally {
      if (process) this.#loading.delete(process);
      this.#starting -= 1;
      this.#isSlow = false;
    }
  }

  async #createProcess(): Promise<RestrictedProcess> {
    const { code, calls, folder, program } = this.options;
    const [restrictions, bundle] = await Promise.all([this.options.restrictions(), this.#readChecked()]);
    const created: RestrictedProcess = new RestrictedProcess({
      restrictions,
      code,
      calls,
      folder,
      bundle,
      file: typeof program === 'string' ? 'server.cjs' : basename(program.file),
      onEnd: (error) => this.#ready.has(created) && this.#break(created, error),
    });
    return created;
  }

  /** Read once, so that exactly the bytes are run whose hash was checked. */
  async #readChecked(): Promise<string> {
    const { program } = this.options;
    if (typeof program === 'string') return program;
    const bytes = await readFile(program.file);
    const digest = createHash('sha384').update(bytes).digest('base64');
    if (`sha384-${digest}` !== program.integrity) {
      throw new Error(`${program.file} is not the file that was released`);
    }
    return bytes.toString();
  }

  #break(process: RestrictedProcess | undefined, error: Error): void {
    this.#brokenUntil = Date.now() + BREAK_MS;
    process?.stop(error);
    if (process) this.#ready.delete(process);
    if (this.#ready.size === 0) this.#first = undefined;
  }
}

class LoadTimeoutError extends Error {}

async function withinMs<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadTimeoutError(`did not answer within ${ms} ms`)), ms);
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
