import type { Update } from '@campavia/contracts';
import type { EventBus } from '@campavia/remote-kit';
import { onFirstInteraction } from '@campavia/remote-kit/first-interaction';

import { readUpdates } from '../../data/read-updates';

const NAME = 'campavia.updates';

export interface FollowOptions {
  window: Pick<Window & typeof globalThis, 'navigator' | 'BroadcastChannel' | 'setTimeout' | 'clearTimeout'> &
    Partial<Pick<Window, 'document'>>;
  events: Pick<EventBus, 'send'>;
  userId: number;
  signal: AbortSignal;
}

/** Follows the updates of a user until aborted. One of all tabs calls the api, and notifies the others. */
export async function followUpdates({ window, events, userId, signal }: FollowOptions): Promise<void> {
  const name = `${NAME}.${userId}`;
  const forward = (update: Update) => send(events, update);
  const channel = window.BroadcastChannel && new window.BroadcastChannel(name);
  if (channel) channel.onmessage = ({ data }: MessageEvent<Update>) => forward(data);
  signal.addEventListener('abort', () => channel?.close(), { once: true });
  const onUpdate = (update: Update) => {
    forward(update);
    channel?.postMessage(update);
  };
  const read = () => readUpdates({ pause: pauseOf(window, signal), signal, onUpdate });
  if (window.document) offerUnread(window.document, signal);
  const { locks } = window.navigator;
  try {
    await (locks ? locks.request(name, { signal }, read) : read());
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function offerUnread(document: Document, signal: AbortSignal): void {
  const stop = onFirstInteraction(document, () => {
    stop();
    void import('./show-unread').then(({ showUnread }) => showUnread(document, signal)).catch(reportError);
  });
  signal.addEventListener('abort', stop, { once: true });
}

function send(events: FollowOptions['events'], update: Update): void {
  if ('chat_id' in update) {
    return void events.send('chat.changed', { chatId: update.chat_id, state: update.state });
  }
  const { state } = update;
  if ('camper_id' in update) events.send('camper.changed', { camperId: update.camper_id, state });
  else events.send('booking.changed', { bookingId: update.booking_id, state });
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
