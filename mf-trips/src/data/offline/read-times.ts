import { platform } from '@campavia/remote-kit';

const times = new Map<string, number>();

export function markRead(key: string): void {
  times.set(key, Date.now());
}

/** When an answer was read from the api, in milliseconds since 1970. One that came with the document: with the page. */
export function readAtMsOf(key: string): number {
  return times.get(key) ?? platform().offline?.readAtMs(key) ?? performance.timeOrigin;
}
