/** Where this browser keeps the searches that were looked at last. */
export const RECENT_SEARCHES_KEY = 'campavia.recent-searches';

/** Where this browser keeps the searches that somebody without an account saved. */
export const SAVED_SEARCHES_KEY = 'campavia.saved-searches';

/** Whether anything is kept under one of these keys, readable or not. */
export function isAnyStored(keys: readonly string[]): boolean {
  try {
    return keys.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
