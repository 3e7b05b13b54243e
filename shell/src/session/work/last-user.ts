import { tabStorage } from '../../document/tab-storage';
import type { SessionCore } from '../session-core';

const KEY = 'campavia.left-by';

export function rememberUser({ window }: SessionCore, userId: number): void {
  try {
    tabStorage(window)?.setItem(KEY, String(userId));
  } catch {
    // Without storage, typed input is restored for any user.
  }
}

export function isAnotherUser({ window }: SessionCore, userId: number): boolean {
  const storage = tabStorage(window);
  const left = storage?.getItem(KEY) ?? null;
  storage?.removeItem(KEY);
  return left !== null && left !== String(userId);
}
