import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { TransportError, type Transports, type Channel } from '../../providers/notifications/transport';
import { createPendingNotificationsStore } from './pending-notifications.store';

interface Needs {
  database: Database;
  clock: Clock;
  transports: Transports;
  /** Whether the text of a notification is stored after it was sent, for the page of the outbox. */
  retainsText: boolean;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const BATCH_SIZE = 8;
const MINUTE_MS = 60_000;
/** Longer than any transport takes. */
const LEASE_MS = 2 * MINUTE_MS;
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 15 * MINUTE_MS;
/** A notification older than this is not sent: a code works for ten minutes, a link for seven days. */
const EXPIRES_AFTER_MS: Record<Channel, number> = { mail: 3 * 24 * 60 * MINUTE_MS, sms: 10 * MINUTE_MS };

/**
 * Sends notifications by their transports. A notification whose process ended is taken again once its lease is over;
 * one whose answer was lost is sent twice.
 */
export function createNotificationDelivery({ database, clock, transports, retainsText, log }: Needs) {
  const store = createPendingNotificationsStore(database);
  const channels = (['mail', 'sms'] as const).filter((channel) => transports[channel]);
  type DueNotification = Awaited<ReturnType<typeof store.take>>[number];

  /** Sends the notifications that are due; returns how many were taken. */
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
    const pauseMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 10));
    return new Date(clock.now().getTime() + pauseMs);
  }

  return { deliverDue };
}

export type NotificationDelivery = ReturnType<typeof createNotificationDelivery>;
