import { tabStorage } from '../document/tab-storage';

/** Where a tab keeps what was typed in it; what parts keep themselves has a name that begins with this one. */
export const KEPT_INPUT = 'campavia.typed';

/** What a page at a path is kept under, whichever entry of the history leads there. */
export function pathKey(path: string): string {
  return `at ${path}`;
}

/** Whether anything may be kept under a key, told without a look inside. */
export function mayBeKept(window: Window, key: string): boolean {
  return tabStorage(window)?.getItem(KEPT_INPUT)?.includes(JSON.stringify(key)) === true;
}

/** Forgets everything that was typed in this tab, by whichever part it was kept. */
export function forgetKept(window: Window): void {
  const storage = tabStorage(window);
  for (const name of Object.keys(storage ?? {})) if (name.startsWith(KEPT_INPUT)) storage?.removeItem(name);
}
