export const BACK_MS = 4000;

/** `there`: online; `gone`: offline; `back`: online again since a moment ago. */
export type ConnectionState = 'there' | 'gone' | 'back';

export interface Connection {
  current(): ConnectionState;
  subscribe(listener: () => void): () => void;
}

/** A browser that claims to be online may still reach no server; failed calls show that themselves. */
export function watchConnection(window: Window): Connection {
  const listeners = new Set<() => void>();
  let state: ConnectionState = window.navigator.onLine ? 'there' : 'gone';
  let timer: number | undefined;

  function become(next: ConnectionState): void {
    window.clearTimeout(timer);
    state = next;
    for (const listener of [...listeners]) listener();
  }

  window.addEventListener('offline', () => become('gone'));
  window.addEventListener('online', () => {
    if (state === 'there') return;
    become('back');
    timer = window.setTimeout(() => become('there'), BACK_MS);
  });

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
