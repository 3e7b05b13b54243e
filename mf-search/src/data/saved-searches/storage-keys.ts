/** Storage key of the recent searches. */
export const RECENT_SEARCHES_KEY = 'campavia.recent-searches';

/** Storage key of the searches saved without an account. */
export const SAVED_SEARCHES_KEY = 'campavia.saved-searches';

/** Whether anything is stored under one of these keys, readable or not. */
export function isAnyStored(keys: readonly string[]): boolean {
  try {
    return keys.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
