import { useEffect, useRef } from 'react';

/** How long a calendar stays open after the last day was chosen, in milliseconds, so that the choice is seen. */
export const HIDE_DELAY_MS = 110;

/** Returns a function that calls `hide` after a delay, once however often it is called in between. */
export function useDelayedHide(hide: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      hide();
    }, HIDE_DELAY_MS);
  };
}
