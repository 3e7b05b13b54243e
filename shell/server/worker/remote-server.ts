import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import type { DocumentAnswer, DocumentRequest, RenderedPage } from '@campavia/remote-kit/config';

import type { ApiCalls } from './api-calls';
import { readAnswer, readRenderedPage } from './read-document-answer';
import { RestrictedProcess, type ProcessAnswer } from './restricted-process';
import type { Restrictions } from './restrictions';
import { TimeoutError, withinMs } from './within-ms';
import type { WorkerCode } from './worker-code';

const COOLDOWN_MS = 10_000;

const START_TIMEOUT_MS = 10_000;

const WARM_UP_TIMEOUT_MS = 3000;

const MAX_REQUEST_LENGTH = 256 * 1024;

const BUSY_REQUESTS = 8;

/** If no visitor waits: a busy machine must not leave later visitors without the page. */
const UNAWAITED_RENDER_MS = 1500;
/** Milliseconds; a process that renders for longer is taken as hanging. */
const HANGING_MS = 2000;

/** Simultaneous pages per process: further ones would be late, and delay the others. */
const MAX_RENDERING = 10;

/** Waiting documents of all processes together; beyond that further requests fail at once. */
const MAX_WAITING = 200;

export interface RemoteServerOptions {
  code: WorkerCode;
  calls: ApiCalls;
  restrictions: () => Promise<Restrictions>;
  /** The server bundle: its text, or its file, which must have this hash. */
  program: string | { file: string; integrity: string };
  /** Path of the bundle on the site: `/releases/mf-search/1.4.2`. */
  folder: string;
  deadlineMs: number;
  /** Counted from the answer; a page that takes longer is left out of the document. */
  renderDeadlineMs: number;
  processes: number;
  /** A page to render in each process before its first document: code that has never run takes too long. */
  warmUpRequest?: DocumentRequest;
}

export interface RequestOptions {
  isAwaited?: boolean | undefined;
}

export interface ServerAnswer {
  answer: DocumentAnswer;
  /** Absent if the release does not render the page, or is late or broken. */
  rendered?: RenderedPage;
  /** Why the page, or the answer as well, is missing though the release provides them. */
  renderFailure?: Error;
}

/** A part that is late or crashes is paused for ten seconds: it costs one deadline, never the site. */
export class RemoteServer {
  #first: Promise<unknown> | undefined;
  readonly #loading = new Set<RestrictedProcess>();
  #starting = 0;
  readonly #ready = new Set<RestrictedProcess>();
  readonly #running = new Set<Promise<unknown>>();
  #coolingUntil = 0;
  /** A request has timed out while the part was loading; until it is loaded, others fail at once. */
  #isSlow = false;
  #isStopped = false;

  constructor(private readonly options: RemoteServerOptions) {}

  /** @throws Error when the part is late, broken, still loading, or paused after a failure */
  async request(request: DocumentRequest, options: RequestOptions = {}): Promise<ServerAnswer> {
    const requested = this.#request(request, options);
    this.#running.add(requested);
    return requested.finally(() => this.#running.delete(requested));
  }

  async #request(request: DocumentRequest, options: RequestOptions): Promise<ServerAnswer> {
    if (Date.now() < this.#coolingUntil) throw new Error('is paused after a failure');
    if (this.#running.size > MAX_WAITING) throw new Error('has too many requests waiting');
    const whole = JSON.stringify(request);
    if (whole.length > MAX_REQUEST_LENGTH) throw new Error('got a request that is too long');
    const startedAt = Date.now();
    await this.#startedInTime();
    const chosen = this.#leastBusy();
    const isTooBusy = hasTooManyPages(chosen, request);
    const text = isTooBusy ? JSON.stringify({ ...request, page: undefined }) : whole;
    try {
      const deadlineMs = this.options.deadlineMs - (Date.now() - startedAt);
      const answered = await withinMs(chosen.request(text), deadlineMs);
      const answer = readAnswer(answered.text);
      if (isTooBusy) return { answer, renderFailure: new Error('has too many pages to render') };
      return { answer, ...(await this.#rendered(chosen, answered, options)) };
    } catch (error) {
      if (error instanceof TimeoutError) this.#coolDown(chosen, error);
      throw error;
    }
  }

  async #rendered(
    process: RestrictedProcess,
    { page, giveUpPage }: ProcessAnswer,
    { isAwaited = true }: RequestOptions,
  ): Promise<Omit<ServerAnswer, 'answer'>> {
    if (!page) return {};
    withinMs(page, HANGING_MS).catch((error: unknown) => {
      if (error instanceof TimeoutError) this.#coolDown(process, error);
    });
    try {
      const { renderDeadlineMs } = this.options;
      const deadlineMs = isAwaited ? renderDeadlineMs : Math.max(renderDeadlineMs, UNAWAITED_RENDER_MS);
      return { rendered: readRenderedPage(await withinMs(page, deadlineMs)) };
    } catch (error) {
      giveUpPage?.();
      return { renderFailure: toError(error) };
    }
  }

  /** Before the first document. Errors are ignored: they show with the first request. */
  async warmUp(): Promise<void> {
    await withinMs(this.#started(), WARM_UP_TIMEOUT_MS).catch(() => undefined);
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
      this.#isSlow = error instanceof TimeoutError;
      throw error;
    }
  }

  #started(): Promise<unknown> {
    this.#first ??= this.#start();
    return this.#first;
  }

  /** Its errors are ignored: they show with the first request. */
  async #renderFirst(process: RestrictedProcess): Promise<void> {
    const { warmUpRequest, deadlineMs } = this.options;
    if (!warmUpRequest || !process.renders) return;
    const { page } = await withinMs(process.request(JSON.stringify(warmUpRequest)), deadlineMs);
    if (page) await withinMs(page, HANGING_MS);
  }

  #leastBusy(): RestrictedProcess {
    const [chosen] = [...this.#ready].sort((one, other) => one.load - other.load);
    if (!chosen) throw new Error('is not running');
    if (chosen.load >= BUSY_REQUESTS && this.#ready.size + this.#starting < this.options.processes) {
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
      await withinMs(process.loaded, START_TIMEOUT_MS);
      await this.#renderFirst(process).catch(() => undefined);
      this.#ready.add(process);
    } catch (error) {
      this.#coolDown(process, toError(error));
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
      onEnd: (error) => this.#ready.has(created) && this.#coolDown(created, error),
    });
    return created;
  }

  /** Read once, so that exactly the bytes that were hashed are run. */
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

  #coolDown(process: RestrictedProcess | undefined, error: Error): void {
    this.#coolingUntil = Date.now() + COOLDOWN_MS;
    process?.stop(error);
    if (process) this.#ready.delete(process);
    if (this.#ready.size === 0) this.#first = undefined;
  }
}

function hasTooManyPages({ renders, load }: RestrictedProcess, { page }: DocumentRequest): boolean {
  return renders && page !== undefined && load >= MAX_RENDERING;
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
