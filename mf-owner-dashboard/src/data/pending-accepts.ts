import { acceptBooking, acceptExtension } from '@campavia/api-client';

/** How long an answer can be taken back. */
export const UNDO_MS = 5000;

export type AcceptTarget = 'booking' | 'change';

/** `waiting`: it can still be taken back. `sending`: it cannot. */
export type AcceptStatus = 'waiting' | 'sending';

export interface PendingAccept {
  target: AcceptTarget;
  bookingId: number;
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

interface Entry extends PendingAccept {
  status: AcceptStatus;
  timer: ReturnType<typeof setTimeout>;
}

const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();

/** Accepts once the time to undo has passed, or at once when the page is hidden or left. */
export function beginAccept(accept: PendingAccept): void {
  const key = keyOf(accept);
  if (entries.has(key)) return;
  if (entries.size === 0) addEventListener('pagehide', sendAll);
  if (entries.size === 0) document.addEventListener('visibilitychange', sendIfHidden);
  const timer = setTimeout(() => void send(key, {}), UNDO_MS);
  entries.set(key, { ...accept, status: 'waiting', timer });
  notify();
}

/** Takes back what was not sent yet. */
export function undoAccept(target: AcceptTarget, bookingId: number): void {
  const key = keyOf({ target, bookingId });
  const entry = entries.get(key);
  if (entry?.status !== 'waiting') return;
  clearTimeout(entry.timer);
  remove(key);
}

export function acceptStatusOf(target: AcceptTarget, bookingId: number): AcceptStatus | undefined {
  return entries.get(keyOf({ target, bookingId }))?.status;
}

export function subscribeToAccepts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function sendIfHidden(): void {
  if (document.visibilityState === 'hidden') sendAll();
}

function sendAll(): void {
  for (const key of entries.keys()) void send(key, { keepalive: true });
}

async function send(key: string, options: { keepalive?: true }): Promise<void> {
  const entry = entries.get(key);
  if (entry?.status !== 'waiting') return;
  clearTimeout(entry.timer);
  entries.set(key, { ...entry, status: 'sending' });
  notify();
  try {
    await (entry.target === 'booking'
      ? acceptBooking(entry.bookingId, options)
      : acceptExtension(entry.bookingId, options));
    entry.onSent();
  } catch (error) {
    entry.onFailed(error);
  } finally {
    remove(key);
  }
}

function remove(key: string): void {
  entries.delete(key);
  if (entries.size === 0) removeEventListener('pagehide', sendAll);
  if (entries.size === 0) document.removeEventListener('visibilitychange', sendIfHidden);
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function keyOf({ target, bookingId }: Pick<PendingAccept, 'target' | 'bookingId'>): string {
  return `${target}/${bookingId}`;
}
