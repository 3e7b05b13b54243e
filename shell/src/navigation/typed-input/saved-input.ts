import { tabStorage } from '../../document/tab-storage';

/** Storage keys of remotes begin with it, too. */
export const SAVED_INPUT = 'campavia.typed';

export function pathKey(path: string): string {
  return `at ${path}`;
}

/** Cheap: does not parse the stored value. */
export function mayBeSaved(window: Window, key: string): boolean {
  return tabStorage(window)?.getItem(SAVED_INPUT)?.includes(JSON.stringify(key)) === true;
}

export function forgetSaved(window: Window): void {
  const storage = tabStorage(window);
  for (const name of Object.keys(storage ?? {})) if (name.startsWith(SAVED_INPUT)) storage?.removeItem(name);
}
