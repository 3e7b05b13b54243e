import { sql } from 'kysely';

import type { PspDatabase } from '../psp-database';

/** An event to be delivered. */
export interface WaitingEvent {
  id: string;
  move_id: string;
  position: number;
  topic: 'payments' | 'owner-accounts';
  body: string;
  tries: number;
}

const DAY_MS = 24 * 3_600_000;
const MAX = 20;

/** Reads and writes undelivered events. */
export function createEventsStore(database: PspDatabase) {
  /** Claims due events until a moment, so that no other process delivers them. */
  function take(now: Date, until: Date): Promise<WaitingEvent[]> {
    return database
      .updateTable('event')
      .set({ tries: sql<number>`tries + 1`, next_at: until })
      .where('id', 'in', (due) =>
        due
          .selectFrom('event')
          .select('id')
          .where('delivered_at', 'is', null)
          .where('next_at', '<=', now)
          .where('created_at', '>', new Date(now.getTime() - DAY_MS))
          .orderBy('next_at')
          .limit(MAX)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'move_id', 'position', 'topic', 'body', 'tries'])
      .execute();
  }

  async function markDelivered(id: string, at: Date): Promise<void> {
    await database
      .updateTable('event')
      .set({ delivered_at: at, failure: null })
      .where('id', '=', id)
      .execute();
  }

  async function markFailed(id: string, failure: string, again: Date): Promise<void> {
    await database.updateTable('event').set({ failure, next_at: again }).where('id', '=', id).execute();
  }

  return { take, markDelivered, markFailed };
}
