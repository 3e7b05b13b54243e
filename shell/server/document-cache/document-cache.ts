const FRESH_MS = 15_000;

/** Ages in milliseconds: an older document is never sent; a stale one is sent while it is renewed. */
const MAX_AGE_MS = 60_000;

/**
 * `complete` is cached; `gone` removes the entry and is not cached itself; after `failed` the existing entry is still
 * sent until it is too old.
 */
export type RenderOutcome = 'complete' | 'gone' | 'failed';

export interface Rendered<Value> {
  value: Value;
  outcome: RenderOutcome;
  bytes: number;
}

interface Entry<Value> {
  value: Value;
  bytes: number;
  renderedAtMs: number;
}

export interface DocumentCounts {
  hits: number;
  stale: number;
  misses: number;
  joined: number;
}

export interface RenderOptions {
  /** Whether a visitor waits for it: a renewal in the background may take longer. */
  isAwaited: boolean;
}

type Render<Value> = (options: RenderOptions) => Promise<Rendered<Value>>;

export interface DocumentCacheOptions {
  maxBytes: number;
  nowMs: () => number;
}

/** Caches documents by key, renders each once for simultaneous requests, and drops the least recently used ones. */
export class DocumentCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #rendering = new Map<string, Promise<Rendered<Value>>>();
  readonly counts: DocumentCounts = { hits: 0, stale: 0, misses: 0, joined: 0 };
  #bytes = 0;

  constructor(private readonly options: DocumentCacheOptions) {}

  /** @throws any error of `render`, unless there is an entry that may still be sent */
  async get(key: string, render: Render<Value>): Promise<Value> {
    const entry = this.#use(key);
    if (!entry) return (await this.#wait(key, render)).value;
    if (this.options.nowMs() - entry.renderedAtMs < FRESH_MS) {
      this.counts.hits += 1;
    } else {
      this.counts.stale += 1;
      if (!this.#rendering.has(key))
        this.#render(key, () => render({ isAwaited: false })).catch(() => undefined);
    }
    return entry.value;
  }

  read(): DocumentCounts & { entries: number; bytes: number } {
    return { ...this.counts, entries: this.#entries.size, bytes: this.#bytes };
  }

  #use(key: string): Entry<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (this.options.nowMs() - entry.renderedAtMs >= MAX_AGE_MS) {
      this.#bytes -= entry.bytes;
      return undefined;
    }
    this.#entries.set(key, entry);
    return entry;
  }

  #wait(key: string, render: Render<Value>): Promise<Rendered<Value>> {
    const rendering = this.#rendering.get(key);
    this.counts[rendering ? 'joined' : 'misses'] += 1;
    return rendering ?? this.#render(key, () => render({ isAwaited: true }));
  }

  #render(key: string, render: () => Promise<Rendered<Value>>): Promise<Rendered<Value>> {
    const rendered = this.#renderAndStore(key, render).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendered);
    return rendered;
  }

  async #renderAndStore(key: string, render: () => Promise<Rendered<Value>>): Promise<Rendered<Value>> {
    const renderedAtMs = this.options.nowMs();
    const rendered = await render();
    if (rendered.outcome !== 'failed') this.#drop(key);
    if (rendered.outcome === 'complete') this.#store(key, { ...rendered, renderedAtMs });
    return rendered;
  }

  #store(key: string, { value, bytes, renderedAtMs }: Entry<Value>): void {
    const whole = bytes + 2 * key.length;
    if (whole > this.options.maxBytes) return;
    this.#entries.set(key, { value, bytes: whole, renderedAtMs });
    this.#bytes += whole;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.options.maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
