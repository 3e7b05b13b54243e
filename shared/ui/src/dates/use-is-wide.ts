import { useSyncExternalStore } from 'react';

const FROM_MD = '(min-width: 768px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(FROM_MD);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is at least 768 px wide. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(FROM_MD).matches,
    () => true,
  );
}
