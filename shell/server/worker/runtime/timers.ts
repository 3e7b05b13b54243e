import { send } from './outbox';

type Callback = (...given: unknown[]) => void;

const waiting = new Map<number, () => void>();
let lastId = 0;

function schedule(ms: unknown, elapse: () => void, id = (lastId += 1)): number {
  waiting.set(id, elapse);
  send('settimer', id, String(Math.max(0, Number(ms) || 0)));
  return id;
}

export function fireTimer(id: number): void {
  const elapse = waiting.get(id);
  waiting.delete(id);
  elapse?.();
}

function clear(id: unknown): void {
  if (waiting.delete(Number(id))) send('cleartimer', Number(id));
}

function repeat(callback: Callback, ms: unknown, given: unknown[]): number {
  const elapse = (): void => {
    schedule(ms, elapse, id);
    callback(...given);
  };
  const id = schedule(ms, elapse);
  return id;
}

export const timers = {
  setTimeout: (callback: Callback, ms?: unknown, ...given: unknown[]) =>
    schedule(ms, () => callback(...given)),
  setInterval: (callback: Callback, ms?: unknown, ...given: unknown[]) => repeat(callback, ms, given),
  setImmediate: (callback: Callback, ...given: unknown[]) => schedule(0, () => callback(...given)),
  clearTimeout: clear,
  clearInterval: clear,
  clearImmediate: clear,
  queueMicrotask: (callback: () => void) => void Promise.resolve().then(callback),
};
