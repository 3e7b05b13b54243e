import { sql } from 'kysely';

import type { Database } from '../../database/connect';
import type { Channel } from '../../providers/notifications/transport';

/** Which notifications to claim, and for how long. */
export interface Lease {
  now: Date;
  until: Date;
  most: number;
}

/** What is stored after sending: outside the sandbox without the text, which contains secrets. */
export interface Completion {
  at: Date;
  retainsText: boolean;
}

const COLUMNS = [
  ...(['id', 'channel', 'recipient', 'language', 'subject', 'body', 'html', 'unsubscribe_link'] as const),
  ...(['written_at', 'tries'] as const),
] as const;
const WITHOUT_TEXT = { body: '', html: null, link: null, unsubscribe_link: null };

/** Reads and writes the delivery status of notifications. */
export function createPendingNotificationsStore(database: Database) {
  /** Claims due notifications, oldest first, until the lease ends. */
  function take(channels: readonly Channel[], { now, until, most }: Lease) {
    return database
      .updateTable('notice')
      .set({ tries: sql<number>`tries + 1`, try_at: until })
      .where('id', 'in', (taken) =>
        taken
          .selectFrom('notice')
          .select('id')
          .where('channel', 'in', channels)
          .where('delivered_at', 'is', null)
          .where('given_up_at', 'is', null)
          .where((row) => row.or([row('try_at', 'is', null), row('try_at', '<=', now)]))
          .orderBy('id')
          .limit(most)
          .forUpdate()
          .skipLocked(),
      )
      .returning(COLUMNS)
      .execute();
  }

  /** When the oldest one that waits to be sent was written. */
  async function findOldestWaiting(): Promise<Date | undefined> {
    const oldest = await database
      .selectFrom('notice')
      .select('written_at')
      .where('delivered_at', 'is', null)
      .where('given_up_at', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return oldest?.written_at;
  }

  async function markDelivered(id: number, { at, retainsText }: Completion): Promise<void> {
    const text = retainsText ? {} : WITHOUT_TEXT;
    await database
      .updateTable('notice')
      .set({ delivered_at: at, failure: null, ...text })
      .where('id', '=', id)
      .execute();
  }

  async function markFailed(id: number, failure: string, again: Date): Promise<void> {
    await database.updateTable('notice').set({ failure, try_at: again }).where('id', '=', id).execute();
  }

  async function giveUp(id: number, failure: string, { at, retainsText }: Completion): Promise<void> {
    const text = retainsText ? {} : WITHOUT_TEXT;
    await database
      .updateTable('notice')
      .set({ given_up_at: at, failure, ...text })
      .where('id', '=', id)
      .execute();
  }

  return { findOldestWaiting, take, markDelivered, markFailed, giveUp };
}
