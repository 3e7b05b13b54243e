/** How long an answer can be undone, in milliseconds. */
export const UNDO_MS = 5000;

/** `waiting`: it can still be undone. `sending`: it cannot. */
export type AnswerStatus = 'waiting' | 'sending';

export interface PendingAnswer {
  /** Identifies the subject of the answer: a second answer cannot begin meanwhile. */
  key: string;
  send: (options: { keepalive?: true }) => Promise<unknown>;
  onSent: () => void;
  onFailed: (error: unknown) => void;
}

interface Entry extends PendingAnswer {
  status: AnswerStatus;
  timer: ReturnType<typeof setTimeout>;
}

const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();

/** Sends an answer once the time to undo has passed, or at once when the page is hidden or left. */
export function beginAnswer(answer: PendingAnswer): void {
  const { key } = answer;
  if (entries.has(key)) return;
  if (entries.size === 0) addEventListener('pagehide', sendAll);
  if (entries.size === 0) document.addEventListener('visibilitychange', sendIfHidden);
  const timer = setTimeout(() => void send(key, {}), UNDO_MS);
  entries.set(key, { ...answer, status: 'waiting', timer });
  notify();
}

/** Undoes an answer that was not sent yet. */
export function undoAnswer(key: string): void {
  const entry = entries.get(key);
  if (entry?.status !== 'waiting') return;
  clearTimeout(entry.timer);
  remove(key);
}

export function answerStatusOf(key: string): AnswerStatus | undefined {
  return entries.get(key)?.status;
}

export function subscribeToAnswers(listener: () => void): () => void {
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
    await entry.send(options);
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
