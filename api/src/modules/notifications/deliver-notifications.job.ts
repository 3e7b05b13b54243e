import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '../../core/clock';
import { retryPauseMs } from '../../core/background/retry-pause';
import type { Database } from '../../database/connect';
import { TransportError, type Transports, type Channel } from '../../providers/notifications/transport';
import { createPendingNotificationsStore } from './pending-notifications.store';

interface Needs {
  database: Database;
  clock: Clock;
  transports: Transports;
  /** Whether the text is kept after sending, for the outbox. */
  retainsText: boolean;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const BATCH_SIZE = 8;
const MINUTE_MS = 60_000;
/** Longer than any transport takes. */
const LEASE_MS = 2 * MINUTE_MS;
const PAUSE = { firstMs: 5_000, mostMs: 15 * MINUTE_MS };
/** Older notifications are not sent: a code is valid for ten minutes, a link for seven days. */
const EXPIRES_AFTER_MS: Record<Channel, number> = { mail: 3 * 24 * 60 * MINUTE_MS, sms: 10 * MINUTE_MS };

/**
 * Sends notifications. If a process ends while sending, the notification is sent again after its lease; when an answer
 * is lost, it is sent twice.
 */
export function createNotificationDelivery({ database, clock, transports, retainsText, log }: Needs) {
  const store = createPendingNotificationsStore(database);
  const channels = (['mail', 'sms'] as const).filter((channel) => transports[channel]);
  type DueNotification = Awaited<ReturnType<typeof store.take>>[number];

  /** Sends due notifications; returns the number of claimed ones. */
  async function deliverDue(): Promise<number> {
    if (channels.length === 0) return 0;
    const now = clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const notifications = await store.take(channels, { now, until, most: BATCH_SIZE });
    await Promise.all(notifications.map(deliver));
    return notifications.length;
  }

  async function deliver(notification: DueNotification): Promise<void> {
    try {
      await send(notification);
      await store.markDelivered(notification.id, { at: clock.now(), retainsText });
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      await (error.isFinal ? giveUp : retryLater)(notification, error.message);
    }
  }

  async function send(notification: DueNotification): Promise<void> {
    const ageMs = clock.now().getTime() - notification.written_at.getTime();
    if (ageMs >= EXPIRES_AFTER_MS[notification.channel])
      throw new TransportError('the notification has expired', true);
    await transports[notification.channel]?.send(notification);
  }

  async function giveUp({ id, channel }: DueNotification, failure: string): Promise<void> {
    log.error({ notification: id, channel, failure }, 'notification delivery given up');
    await store.giveUp(id, failure, { at: clock.now(), retainsText });
  }

  async function retryLater({ id, tries }: DueNotification, failure: string): Promise<void> {
    log.warn({ notification: id, tries, failure }, 'notification delivery failed, will retry');
    await store.markFailed(id, failure, pauseAfter(tries));
  }

  function pauseAfter(tries: number): Date {
    return new Date(clock.now().getTime() + retryPauseMs(tries, PAUSE));
  }

  return { deliverDue };
}

export type NotificationDelivery = ReturnType<typeof createNotificationDelivery>;
