/** Whether anything is kept under one of these keys, readable or not. */
export function isAnyKept(keys: readonly string[]): boolean {
  try {
    return keys.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
