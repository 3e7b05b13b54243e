import { useEffect, useRef } from 'react';

/** How long the sheet of a calendar stays after it was to go, in milliseconds: the chosen days are seen once. */
export const HIDE_DELAY_MS = 110;

/** Hides a sheet a moment later, once however often it is asked to. */
export function useHideLater(hide: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      hide();
    }, HIDE_DELAY_MS);
  };
}
