import { useIsFrom } from '../browser';

/** Whether two months stand side by side. */
export function useIsWide(): boolean {
  return useIsFrom('md');
}
