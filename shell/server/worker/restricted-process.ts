import type { ChildProcess } from 'node:child_process';

import type { ApiCalls } from './api-calls';
import { CallBudget } from './call-budget';
import { FrameReader, frameOf, type Frame } from './frames';
import { closeDescriptors, ProcessStartError, startRestricted, type Restrictions } from './restrictions';
import type { WorkerCode } from './worker-code';

/** Bytes of one message from a release. */
const MAX_MESSAGE_LENGTH = 8 * 1024 * 1024;
const CALLS_AT_ONCE = 64;
/** Bytes that may wait for a process to read them. */
const MAX_UNREAD = 64 * 1024 * 1024;

interface Waiting<Value = string> {
  resolve(value: Value): void;
  reject(error: Error): void;
}

/** The messages that answer a request, as the release has written them. */
export interface ProcessAnswer {
  text: string;
  /** The page as HTML, where the release renders it; it comes after the answer. */
  page?: Promise<string>;
  /** The page is too late to be used: it need not be rendered any more. */
  giveUpPage?: () => void;
}

export interface ProcessOptions {
  restrictions: Restrictions;
  code: WorkerCode;
  calls: ApiCalls;
  bundle: string;
  folder: string;
  file: string;
  onEnd(error: Error): void;
}

/** Messages of the process are untrusted: the first unexpected one ends it. */
export class RestrictedProcess {
  readonly #child: ChildProcess;
  readonly #reader = new FrameReader(MAX_MESSAGE_LENGTH);
  readonly #waiting = new Map<number, Waiting<ProcessAnswer>>();
  readonly #pages = new Map<number, Waiting>();
  readonly #calls = new Map<number, AbortController>();
  readonly #budget = new CallBudget();
  readonly loaded: Promise<void>;
  /** Whether the release renders pages; known once it is loaded. */
  renders = false;
  #loading: Waiting | undefined;
  #nextId = 1;
  #ended: Error | undefined;
  #isStarted = false;

  readonly #receivers = new Map<string, (id: number, text: string) => void>([
    ['answer', (id, text) => take(this.#waiting, id).resolve({ text })],
    ['answerfirst', (id, text) => this.#receiveFirst(id, text)],
    ['page', (id, text) => take(this.#pages, id).resolve(text)],
    ['error', (id, text) => this.#fail(id, new Error(text.slice(0, 2000)))],
    ['cancel', (id) => this.#cancel(id)],
  ]);

  constructor(private readonly options: ProcessOptions) {
    const { restrictions, code } = options;
    this.loaded = new Promise((resolve, reject) => (this.#loading = { resolve: () => resolve(), reject }));
    this.loaded.catch(() => undefined);
    this.#child = startRestricted(restrictions, code.process);
    this.#child.stdout?.on('data', (chunk: Buffer) => this.#read(chunk));
    this.#child.on('error', ({ message }) => this.#end(new ProcessStartError(message)));
    this.#child.on('exit', () => this.#end(this.#endError()));
    // A write to a process that has ended must not crash the site.
    this.#child.stdin?.on('error', () => undefined);
    this.#unref();
  }

  get load(): number {
    return this.#waiting.size + this.#pages.size;
  }

  /** @throws Error when the release fails or the process ends */
  request(request: string): Promise<ProcessAnswer> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = this.#nextId++;
    this.#budget.addDocument(this.load);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ kind: 'request', id, text: request });
    });
  }

  /** Pending requests are rejected with `why`. */
  stop(why = new Error('was stopped')): void {
    this.#ended ??= why;
    this.#child.kill('SIGKILL');
    this.#child.stdout?.destroy();
    for (const call of this.#calls.values()) call.abort();
    const waiting = [this.#loading, ...this.#waiting.values(), ...this.#pages.values()];
    this.#loading = undefined;
    this.#waiting.clear();
    this.#pages.clear();
    for (const each of waiting) each?.reject(this.#ended);
  }

  #end(error: Error): void {
    if (this.#ended) return;
    this.stop(error);
    this.options.onEnd(error);
  }

  #endError(): Error {
    if (!this.#isStarted) return new ProcessStartError('ended before it was started');
    return new Error(this.#loading ? 'ended while it was loading' : 'ended by itself');
  }

  #unref(): void {
    this.#child.unref();
    for (const stream of [this.#child.stdin, this.#child.stdout]) {
      (stream as unknown as { unref?(): void } | null)?.unref?.();
    }
  }

  #send(frame: Frame): void {
    const { stdin } = this.#child;
    stdin?.write(frameOf(frame));
    if (stdin && stdin.writableLength > MAX_UNREAD) this.#end(new Error('does not read what it is sent'));
  }

  #read(chunk: Buffer): void {
    try {
      for (const frame of this.#reader.read(chunk)) {
        if (this.#ended) return;
        this.#receive(frame);
      }
    } catch (error) {
      this.#end(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** @throws Error for an unexpected message */
  #receive({ kind, id, text }: Frame): void {
    if (kind === 'failed') throw new Error(text.slice(0, 2000));
    if (this.#loading) return this.#receiveLoading({ kind, text }, this.#loading);
    const receive = this.#receivers.get(kind);
    if (receive) return receive(id, text);
    if (kind !== 'call' || this.#calls.has(id)) throw new Error(`sent an unknown message: ${kind}`);
    if (this.#mayCall()) return void this.#call(id, text);
    this.#budget.countRefused();
    this.#send({ kind: 'callerror', id, text: 'makes more calls than a document needs' });
  }

  #receiveLoading({ kind, text }: Pick<Frame, 'kind' | 'text'>, loading: Waiting): void {
    if (kind === 'started' && !this.#isStarted) void this.#load();
    else if (kind === 'ready') {
      this.#loading = undefined;
      this.renders = text === 'renders';
      loading.resolve('');
    } else if (kind !== 'call' && kind !== 'cancel') throw new Error(`sent an unknown message: ${kind}`);
    else this.#budget.countRefused();
  }

  async #load(): Promise<void> {
    const { restrictions, code, bundle, folder, file } = this.options;
    this.#isStarted = true;
    try {
      if (restrictions.descriptors) await closeDescriptors(this.#child.pid ?? 0, restrictions);
    } catch {
      return this.#end(new ProcessStartError('could not be restricted'));
    }
    const text = JSON.stringify({ globals: code.globals, bundle, folder, file });
    this.#send({ kind: 'load', id: 0, text });
  }

  #receiveFirst(id: number, text: string): void {
    const waiting = take(this.#waiting, id);
    const page = new Promise<string>((resolve, reject) => this.#pages.set(id, { resolve, reject }));
    page.catch(() => undefined);
    const giveUpPage = () => {
      if (!this.#ended && this.#pages.has(id)) this.#send({ kind: 'unawaited', id, text: '' });
    };
    waiting.resolve({ text, page, giveUpPage });
  }

  #fail(id: number, error: Error): void {
    if (this.#pages.has(id)) take(this.#pages, id).reject(error);
    else take(this.#waiting, id).reject(error);
  }

  /** A release may call the api only while one of its documents is requested. */
  #mayCall(): boolean {
    return this.load > 0 && this.#calls.size < CALLS_AT_ONCE && this.#budget.take();
  }

  #cancel(id: number): void {
    const call = this.#calls.get(id);
    if (call) call.abort();
    else this.#budget.countRefused();
  }

  async #call(id: number, request: string): Promise<void> {
    const call = new AbortController();
    this.#calls.set(id, call);
    try {
      this.#send({ kind: 'callresult', id, text: await this.options.calls.make(request, call.signal) });
    } catch (error) {
      this.#send({ kind: 'callerror', id, text: error instanceof Error ? error.message : String(error) });
    } finally {
      this.#calls.delete(id);
    }
  }
}

/** @throws Error for a message that answers no pending request */
function take<Value>(waiting: Map<number, Waiting<Value>>, id: number): Waiting<Value> {
  const found = waiting.get(id);
  if (!found) throw new Error('answered an unknown request');
  waiting.delete(id);
  return found;
}
