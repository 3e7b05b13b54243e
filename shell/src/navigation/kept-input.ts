import { tabStorage } from '../document/tab-storage';

/** Where a tab keeps what was typed in it. */
export const KEPT_INPUT = 'campavia.typed';

/** What a page at a path is kept under, whichever entry of the history leads there. */
export function pathKey(path: string): string {
  return `at ${path}`;
}

/** Whether anything may be kept under a key, told without a look inside. */
export function mayBeKept(window: Window, key: string): boolean {
  return tabStorage(window)?.getItem(KEPT_INPUT)?.includes(JSON.stringify(key)) === true;
}

/** Forgets everything that was typed in this tab. */
export function forgetKept(window: Window): void {
  tabStorage(window)?.removeItem(KEPT_INPUT);
}
