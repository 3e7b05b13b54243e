import type { FastifyBaseLogger } from 'fastify';

import type { BookingUpdate, CamperUpdate, ChatUpdate, Update, Updates } from '@campavia/contracts';

import type { AppContext } from '../../core/app-context';
import { repeat } from '../../core/background/repeat';
import { listenTo } from '../../database/listen';
import { createUpdatesStore } from './updates.store';

const BETWEEN_REMOVALS_MS = 3_600_000;

/** A connected client. */
export interface Subscriber {
  onUpdate: (update: Update) => void;
  /** Updates may have been missed; the client must reconnect. */
  onGap: () => void;
}

type Notification = { id: number; userId: number } & (
  | { bookingId: number; state: BookingUpdate['state'] }
  | { camperId: number; state: CamperUpdate['state'] }
  | { chatId: number; state: ChatUpdate['state'] }
);

/** Notifies connected clients of their user's updates. */
export function createUpdatesService({ database, settings }: Pick<AppContext, 'database' | 'settings'>) {
  const store = createUpdatesStore(database);
  const subscribers = new Map<number, Set<Subscriber>>();

  function subscribe(userId: number, subscriber: Subscriber): () => void {
    const own = subscribers.get(userId) ?? new Set();
    subscribers.set(userId, own.add(subscriber));
    return () => {
      own.delete(subscriber);
      if (own.size === 0) subscribers.delete(userId);
    };
  }

  function deliver(payload: string): void {
    const notification = JSON.parse(payload) as Notification;
    const update = toUpdate(notification);
    for (const { onUpdate } of subscribers.get(notification.userId) ?? []) onUpdate(update);
  }

  function reportGap(): void {
    for (const own of subscribers.values()) for (const { onGap } of own) onGap();
  }

  /** Updates after a given one; without one, only the current position. */
  async function list(userId: number, after: number | undefined): Promise<Updates> {
    const results = after === undefined ? [] : await store.listAfter(userId, after);
    const last = results.at(-1)?.id ?? after ?? (await store.findLast(userId));
    return { last: Math.max(last, after ?? 0), results };
  }

  /** Listens to the database until stopped. */
  async function start(log: Pick<FastifyBaseLogger, 'error'>): Promise<() => Promise<void>> {
    const listening = listenTo(settings.databaseUrl, 'user_event', {
      onMessage: deliver,
      onReconnect: reportGap,
    });
    const stopRemoving = repeat(store.removeOld, {
      pauseMs: BETWEEN_REMOVALS_MS,
      onError: (error) => log.error({ err: error }, 'removal of old updates failed'),
    });
    await listening.opened;
    return async () => {
      await Promise.all([listening.stop(), stopRemoving()]);
    };
  }

  return { subscribe, list, start };
}

export type UpdatesService = ReturnType<typeof createUpdatesService>;

function toUpdate(notification: Notification): Update {
  const { id } = notification;
  if ('chatId' in notification) return { id, chat_id: notification.chatId, state: notification.state };
  return 'camperId' in notification
    ? { id, camper_id: notification.camperId, state: notification.state }
    : { id, booking_id: notification.bookingId, state: notification.state };
}
