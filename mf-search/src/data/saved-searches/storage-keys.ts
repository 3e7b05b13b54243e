export const RECENT_SEARCHES_KEY = 'campavia.recent-searches';

export const SAVED_SEARCHES_KEY = 'campavia.saved-searches';

export function isAnyStored(keys: readonly string[]): boolean {
  try {
    return keys.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
