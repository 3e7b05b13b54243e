import { useSyncExternalStore } from 'react';

/** Minimum widths in CSS pixels at which the layout changes. */
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** The media query for windows of at least this width. */
export function fromBreakpoint(breakpoint: Breakpoint): string {
  return `(min-width: ${BREAKPOINTS[breakpoint]}px)`;
}

/** Whether the window is at least this wide, updated when it is resized; `onServer` while no window is known. */
export function useIsFrom(breakpoint: Breakpoint, { onServer = true } = {}): boolean {
  const query = fromBreakpoint(breakpoint);
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
