import { send } from './outbox';

type Callback = (...given: unknown[]) => void;

const waiting = new Map<number, () => void>();
let lastId = 0;

function wait(ms: unknown, ring: () => void, id = (lastId += 1)): number {
  waiting.set(id, ring);
  send('timer', id, String(Math.max(0, Number(ms) || 0)));
  return id;
}

export function ringTimer(id: number): void {
  const ring = waiting.get(id);
  waiting.delete(id);
  ring?.();
}

function clear(id: unknown): void {
  if (waiting.delete(Number(id))) send('untimer', Number(id));
}

function repeat(callback: Callback, ms: unknown, given: unknown[]): number {
  const ring = (): void => {
    wait(ms, ring, id);
    callback(...given);
  };
  const id = wait(ms, ring);
  return id;
}

export const timers = {
  setTimeout: (callback: Callback, ms?: unknown, ...given: unknown[]) => wait(ms, () => callback(...given)),
  setInterval: (callback: Callback, ms?: unknown, ...given: unknown[]) => repeat(callback, ms, given),
  setImmediate: (callback: Callback, ...given: unknown[]) => wait(0, () => callback(...given)),
  clearTimeout: clear,
  clearInterval: clear,
  clearImmediate: clear,
  queueMicrotask: (callback: () => void) => void Promise.resolve().then(callback),
};
