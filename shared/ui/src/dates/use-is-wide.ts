import { useIsFrom } from '../browser';

/** Whether the window is wide enough for two months side by side. */
export function useIsWide(): boolean {
  return useIsFrom('md');
}
