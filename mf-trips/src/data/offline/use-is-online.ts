import { useSyncExternalStore } from 'react';

/** Whether the device has a connection; it may still reach no server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  for (const sign of ['online', 'offline']) window.addEventListener(sign, listener);
  return () => {
    for (const sign of ['online', 'offline']) window.removeEventListener(sign, listener);
  };
}
