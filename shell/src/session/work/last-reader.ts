import { tabStorage } from '../../document/tab-storage';
import type { SessionCore } from '../session-core';

const KEY = 'campavia.left-by';

/** Remembers in this tab whose session has ended here. */
export function rememberReader({ window }: SessionCore, userId: number): void {
  try {
    tabStorage(window)?.setItem(KEY, String(userId));
  } catch {
    // A full storage: what was typed is given to whoever comes back.
  }
}

/** Whether it was somebody else's session that ended in this tab; asked once. */
export function isAnotherReader({ window }: SessionCore, userId: number): boolean {
  const storage = tabStorage(window);
  const left = storage?.getItem(KEY) ?? null;
  storage?.removeItem(KEY);
  return left !== null && left !== String(userId);
}
