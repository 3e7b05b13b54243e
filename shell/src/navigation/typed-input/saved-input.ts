import { tabStorage } from '../../document/tab-storage';

/** Storage key of typed input; keys of remotes begin with it. */
export const SAVED_INPUT = 'campavia.typed';

/** The storage key of a path, independent of the history entry. */
export function pathKey(path: string): string {
  return `at ${path}`;
}

/** Whether anything may be stored under a key, without parsing the stored value. */
export function mayBeSaved(window: Window, key: string): boolean {
  return tabStorage(window)?.getItem(SAVED_INPUT)?.includes(JSON.stringify(key)) === true;
}

/** Removes all typed input of this tab, of every remote. */
export function forgetSaved(window: Window): void {
  const storage = tabStorage(window);
  for (const name of Object.keys(storage ?? {})) if (name.startsWith(SAVED_INPUT)) storage?.removeItem(name);
}
