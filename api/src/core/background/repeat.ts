import { setTimeout as delay } from 'node:timers/promises';

interface RepeatOptions {
  pauseMs: number;
  onError: (error: unknown) => void;
}

/** Runs work repeatedly with a pause between runs. Returns a function that stops it after the current run. */
export function repeat(
  work: () => Promise<unknown>,
  { pauseMs, onError }: RepeatOptions,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await work().catch(onError);
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
