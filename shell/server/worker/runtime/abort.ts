import { timers } from './timers';

type Listener = (event: GuestEvent) => void;

export class GuestEvent {
  constructor(readonly type: string) {}
}

export class GuestDomException extends Error {
  constructor(message = '', name = 'Error') {
    super(message);
    this.name = name;
  }
}

export class GuestEventTarget {
  readonly #listeners = new Map<string, Set<Listener>>();

  addEventListener(type: string, listener: Listener): void {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener);
  }

  dispatchEvent(event: GuestEvent): boolean {
    for (const listener of [...(this.#listeners.get(event.type) ?? [])]) listener(event);
    return true;
  }
}

export class GuestAbortSignal extends GuestEventTarget {
  aborted = false;
  reason: unknown;
  onabort: Listener | null = null;

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  static abort(reason?: unknown): GuestAbortSignal {
    const signal = new GuestAbortSignal();
    abortSignal(signal, reason);
    return signal;
  }

  static timeout(ms: number): GuestAbortSignal {
    const signal = new GuestAbortSignal();
    const late = new GuestDomException('The operation was aborted due to timeout', 'TimeoutError');
    timers.setTimeout(() => abortSignal(signal, late), ms);
    return signal;
  }

  static any(signals: Iterable<GuestAbortSignal>): GuestAbortSignal {
    const signal = new GuestAbortSignal();
    for (const each of signals) {
      if (each.aborted) abortSignal(signal, each.reason);
      each.addEventListener('abort', () => abortSignal(signal, each.reason));
    }
    return signal;
  }
}

function abortSignal(signal: GuestAbortSignal, reason?: unknown): void {
  if (signal.aborted) return;
  signal.aborted = true;
  signal.reason = reason ?? new GuestDomException('This operation was aborted', 'AbortError');
  const event = new GuestEvent('abort');
  signal.onabort?.(event);
  signal.dispatchEvent(event);
}

export class GuestAbortController {
  readonly signal = new GuestAbortSignal();

  abort(reason?: unknown): void {
    abortSignal(this.signal, reason);
  }
}
