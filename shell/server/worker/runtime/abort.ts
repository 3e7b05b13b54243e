import { timers } from './timers';

type Listener = (event: SandboxEvent) => void;

export class SandboxEvent {
  constructor(readonly type: string) {}
}

export class SandboxDomException extends Error {
  constructor(message = '', name = 'Error') {
    super(message);
    this.name = name;
  }
}

export class SandboxEventTarget {
  readonly #listeners = new Map<string, Set<Listener>>();

  addEventListener(type: string, listener: Listener): void {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener);
  }

  dispatchEvent(event: SandboxEvent): boolean {
    for (const listener of [...(this.#listeners.get(event.type) ?? [])]) listener(event);
    return true;
  }
}

export class SandboxAbortSignal extends SandboxEventTarget {
  aborted = false;
  reason: unknown;
  onabort: Listener | null = null;

  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }

  static abort(reason?: unknown): SandboxAbortSignal {
    const signal = new SandboxAbortSignal();
    abortSignal(signal, reason);
    return signal;
  }

  static timeout(ms: number): SandboxAbortSignal {
    const signal = new SandboxAbortSignal();
    const late = new SandboxDomException('The operation was aborted due to timeout', 'TimeoutError');
    timers.setTimeout(() => abortSignal(signal, late), ms);
    return signal;
  }

  static any(signals: Iterable<SandboxAbortSignal>): SandboxAbortSignal {
    const signal = new SandboxAbortSignal();
    for (const each of signals) {
      if (each.aborted) abortSignal(signal, each.reason);
      each.addEventListener('abort', () => abortSignal(signal, each.reason));
    }
    return signal;
  }
}

function abortSignal(signal: SandboxAbortSignal, reason?: unknown): void {
  if (signal.aborted) return;
  signal.aborted = true;
  signal.reason = reason ?? new SandboxDomException('This operation was aborted', 'AbortError');
  const event = new SandboxEvent('abort');
  signal.onabort?.(event);
  signal.dispatchEvent(event);
}

export class SandboxAbortController {
  readonly signal = new SandboxAbortSignal();

  abort(reason?: unknown): void {
    abortSignal(this.signal, reason);
  }
}
