import { tabStorage } from '../../document/tab-storage';
import type { SessionCore } from '../session-core';

const KEY = 'campavia.left-by';

/** Stores in this tab whose session has ended here. */
export function rememberUser({ window }: SessionCore, userId: number): void {
  try {
    tabStorage(window)?.setItem(KEY, String(userId));
  } catch {
    // Without storage, typed input is restored for any user.
  }
}

/** Whether another user's session ended in this tab; the stored value is removed. */
export function isAnotherUser({ window }: SessionCore, userId: number): boolean {
  const storage = tabStorage(window);
  const left = storage?.getItem(KEY) ?? null;
  storage?.removeItem(KEY);
  return left !== null && left !== String(userId);
}
