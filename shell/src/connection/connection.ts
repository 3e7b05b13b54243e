/** How long somebody is told that the connection is back, in milliseconds. */
export const BACK_MS = 4000;

/** `there`: nothing to tell. `gone`: the browser has no connection. `back`: it has one again since a moment ago. */
export type ConnectionState = 'there' | 'gone' | 'back';

/** What the browser says of its connection, for `useSyncExternalStore`. */
export interface Connection {
  current(): ConnectionState;
  subscribe(listener: () => void): () => void;
}

/**
 * Watches the connection for as long as the page lives. A browser without one knows it; one that has one may still
 * reach nobody, which is for those to tell who asked in vain.
 */
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
