import type { SessionState } from '@campavia/remote-kit';

import type { ShellSession } from './shell-session';

export interface SessionStore extends Pick<ShellSession, 'current' | 'subscribe' | 'settled'> {
  set(state: SessionState): void;
  notify(): void;
}

export function createSessionStore(first: SessionState): SessionStore {
  const listeners = new Set<() => void>();
  let state = first;

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    current: () => state,
    set(next) {
      state = next;
    },
    notify() {
      for (const listener of [...listeners]) listener();
    },
    subscribe,
    settled: () =>
      new Promise((resolve) => {
        function look(): void {
          if (state.status === 'unknown') return;
          stop();
          resolve(state);
        }
        const stop = subscribe(look);
        look();
      }),
  };
}
