import { SandboxDomException, type SandboxAbortSignal } from './abort';
import { send } from './outbox';

interface PendingRequest {
  resolve(response: SandboxResponse): void;
  reject(error: unknown): void;
}

interface FetchOptions {
  method?: string;
  headers?: unknown;
  signal?: SandboxAbortSignal | null;
}

const pendingRequests = new Map<number, PendingRequest>();
let lastId = 0;

export class SandboxHeaders {
  readonly #values = new Map<string, string>();

  constructor(source: unknown = {}) {
    const isList = typeof (source as Iterable<unknown>)[Symbol.iterator] === 'function';
    const entries = isList ? [...(source as Iterable<[string, string]>)] : Object.entries(source as object);
    for (const [name, value] of entries) this.set(name, String(value));
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null;
  }

  has(name: string): boolean {
    return this.#values.has(name.toLowerCase());
  }

  set(name: string, value: string): void {
    this.#values.set(name.toLowerCase(), value);
  }

  append(name: string, value: string): void {
    const before = this.get(name);
    this.set(name, before === null ? value : `${before}, ${value}`);
  }

  delete(name: string): void {
    this.#values.delete(name.toLowerCase());
  }

  forEach(each: (value: string, name: string) => void): void {
    this.#values.forEach(each);
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.#values.entries();
  }
}

export class SandboxResponse {
  readonly headers: SandboxHeaders;
  readonly status: number;
  bodyUsed = false;

  constructor(
    private readonly body: string,
    { status = 200, headers = {} }: { status?: number; headers?: unknown } = {},
  ) {
    this.status = status;
    this.headers = new SandboxHeaders(headers);
  }

  get ok(): boolean {
    return this.status >= 200 && this.status <= 299;
  }

  async text(): Promise<string> {
    this.bodyUsed = true;
    return this.body;
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

/** The process has no network: the site makes the call, and refuses other addresses than the api's. */
export async function sandboxFetch(address: unknown, options: FetchOptions = {}): Promise<SandboxResponse> {
  const { method = 'GET', headers, signal } = options;
  signal?.throwIfAborted();
  const id = (lastId += 1);
  const call = { url: String(address), method, headers: [...new SandboxHeaders(headers)] };
  const abort = () => {
    send('cancel', id);
    pendingRequests
      .get(id)
      ?.reject(signal?.reason ?? new SandboxDomException('This operation was aborted', 'AbortError'));
    pendingRequests.delete(id);
  };
  signal?.addEventListener('abort', abort);
  try {
    return await new Promise((resolve, reject) => {
      pendingRequests.set(id, { resolve, reject });
      send('call', id, JSON.stringify(call));
    });
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** The text is a line of JSON about the response, then its body. */
export function finishCall(id: number, text: string): void {
  const end = text.indexOf('\n');
  const meta = JSON.parse(text.slice(0, end)) as { status: number; headers: object };
  pendingRequests.get(id)?.resolve(new SandboxResponse(text.slice(end + 1), meta));
  pendingRequests.delete(id);
}

export function failCall(id: number, why: string): void {
  pendingRequests.get(id)?.reject(new TypeError('fetch failed', { cause: new Error(why) }));
  pendingRequests.delete(id);
}
