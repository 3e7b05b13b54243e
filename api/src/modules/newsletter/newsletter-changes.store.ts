import { sql } from 'kysely';

import type { Database } from '../../database/connect';

/** A change that is being sent to the mailing list. `tries` is the number of this attempt. */
export interface NewsletterChange {
  id: number;
  email: string;
  /** Null: the address is to be unsubscribed. */
  confirmed_at: Date | null;
  tries: number;
}

interface Lease {
  now: Date;
  until: Date;
  most: number;
}

/** Stores changes for the mailing list. */
export function createNewsletterChangesStore(database: Database) {
  /** Claims due changes, oldest first, until the lease ends. */
  function take({ now, until, most }: Lease): Promise<NewsletterChange[]> {
    return database
      .updateTable('newsletter_subscription')
      .set({ tries: sql<number>`tries + 1`, try_at: until })
      .where('id', 'in', (due) =>
        due
          .selectFrom('newsletter_subscription')
          .select('id')
          .where('try_at', '<=', now)
          .orderBy('try_at')
          .orderBy('id')
          .limit(most)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'email', 'confirmed_at', 'tries'])
      .execute();
  }

  // A row that changed while being sent has restarted its tries, and is sent again.
  async function mark(
    { id, tries }: NewsletterChange,
    state: { try_at: Date | null; failure: string | null },
  ): Promise<void> {
    await database
      .updateTable('newsletter_subscription')
      .set(state)
      .where('id', '=', id)
      .where('tries', '=', tries)
      .execute();
  }

  /** Deletes unsubscribed rows, and requests that were not confirmed by a time. */
  async function removeOld(before: Date): Promise<void> {
    await database
      .deleteFrom('newsletter_subscription')
      .where('confirmed_at', 'is', null)
      .where('try_at', 'is', null)
      .where((row) => row.or([row('asked_at', 'is', null), row('asked_at', '<=', before)]))
      .execute();
  }

  return { take, mark, removeOld };
}

export type NewsletterChangesStore = ReturnType<typeof createNewsletterChangesStore>;
