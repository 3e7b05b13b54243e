import { getUpdates, streamUpdates } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { Update } from '@campavia/contracts';

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
/** Then a proxy probably holds streams back, and updates are polled instead. */
const MAX_FAILURES = 3;
const BETWEEN_POLLS_MS = 15_000;
const POLLS_UNTIL_NEXT_STREAM = 20;

export interface ReadUpdatesOptions {
  signal: AbortSignal;
  pause: (ms: number) => Promise<void>;
  onUpdate: (update: Update) => void;
}

/** Reads the user's updates until aborted or until the session has ended: from a stream, or by polling. */
export async function readUpdates({ signal, pause, onUpdate }: ReadUpdatesOptions): Promise<void> {
  let after: number | undefined;
  let failures = 0;
  const take = (update: Update) => {
    after = Math.max(after ?? 0, update.id);
    onUpdate(update);
  };

  async function stream(): Promise<void> {
    const onReady = (id: number) => {
      failures = 0;
      after = Math.max(after ?? 0, id);
    };
    await streamUpdates({ after, onReady, onUpdate: take }, { signal });
  }

  async function poll(): Promise<void> {
    for (let count = 0; count < POLLS_UNTIL_NEXT_STREAM && !signal.aborted; count += 1) {
      const { last, results } = await getUpdates(after, { signal });
      results.forEach(take);
      after = last;
      await pause(BETWEEN_POLLS_MS);
    }
  }

  while (!signal.aborted) {
    try {
      if (failures < MAX_FAILURES) {
        await stream();
      } else {
        await poll();
        failures = MAX_FAILURES - 1;
      }
    } catch (error) {
      // The next user starts without the position of the one before.
      if (isApiError(error) && (error.status === 401 || error.status === 403)) return;
      failures += 1;
    }
    await pause(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 5)));
  }
}
