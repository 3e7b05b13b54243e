import { getUpdates, streamUpdates } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { Update } from '@campavia/contracts';
import type { EventBus } from '@campavia/remote-kit';

const NAME = 'campavia.updates';
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
/** Then a proxy between probably holds streams back, and updates are asked for instead. */
const MAX_FAILURES = 3;
const BETWEEN_POLLS_MS = 15_000;
const POLLS_UNTIL_NEXT_STREAM = 20;

export interface FollowOptions {
  window: Pick<Window & typeof globalThis, 'navigator' | 'BroadcastChannel' | 'setTimeout' | 'clearTimeout'>;
  events: Pick<EventBus, 'send'>;
  userId: number;
  signal: AbortSignal;
}

/** Follows the updates of a user until aborted. Of all tabs one asks the api, and tells the others. */
export async function followUpdates({ window, events, userId, signal }: FollowOptions): Promise<void> {
  const name = `${NAME}.${userId}`;
  const tell = ({ booking_id: bookingId, state }: Update) =>
    events.send('booking.changed', { bookingId, state });
  const channel = window.BroadcastChannel && new window.BroadcastChannel(name);
  if (channel) channel.onmessage = ({ data }: MessageEvent<Update>) => tell(data);
  signal.addEventListener('abort', () => channel?.close(), { once: true });
  const onUpdate = (update: Update) => {
    tell(update);
    channel?.postMessage(update);
  };
  const read = () => readUpdates({ pause: pauseOf(window, signal), signal, onUpdate });
  const { locks } = window.navigator;
  try {
    await (locks ? locks.request(name, { signal }, read) : read());
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

interface ReadOptions {
  signal: AbortSignal;
  pause: (ms: number) => Promise<void>;
  onUpdate: (update: Update) => void;
}

async function readUpdates({ signal, pause, onUpdate }: ReadOptions): Promise<void> {
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
      // Whoever signs in again begins anew.
      if (isApiError(error) && (error.status === 401 || error.status === 403)) return;
      failures += 1;
    }
    await pause(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 5)));
  }
}

function pauseOf({ setTimeout, clearTimeout }: FollowOptions['window'], signal: AbortSignal) {
  return (ms: number) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const timer = setTimeout(done, ms);
      function done(): void {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      }
      signal.addEventListener('abort', done);
    });
}
