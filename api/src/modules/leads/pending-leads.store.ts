import { sql } from 'kysely';

import type { Database } from '../../database/connect';
import type { Lead } from '../../providers/crm/crm';

/** A claimed lead. `tries` is the number of this attempt. */
export interface TakenLead extends Lead {
  id: number;
  tries: number;
  written_at: Date;
}

/** Which leads to claim, and for how long. */
interface Lease {
  now: Date;
  until: Date;
  most: number;
}

/** Stores leads until they are sent. */
export function createPendingLeadsStore(database: Database) {
  /** Replaces an unsent lead with the same address and reason. */
  async function add({ reason, email, properties }: Lead, now: Date): Promise<void> {
    const row = { properties, written_at: now, try_at: now };
    await database
      .insertInto('crm_lead')
      .values({ reason, email, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'reason'])
          .where('sent_at', 'is', null)
          .doUpdateSet({ ...row, tries: 0, failure: null }),
      )
      .execute();
  }

  /** Claims due leads, oldest first, until the lease ends. */
  function take({ now, until, most }: Lease): Promise<TakenLead[]> {
    return database
      .updateTable('crm_lead')
      .set({ tries: sql<number>`tries + 1`, try_at: until })
      .where('id', 'in', (due) =>
        due
          .selectFrom('crm_lead')
          .select('id')
          .where('sent_at', 'is', null)
          .where('try_at', '<=', now)
          .orderBy('try_at')
          .orderBy('id')
          .limit(most)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'reason', 'email', 'properties', 'tries', 'written_at'])
      .execute();
  }

  // A lead that was replaced while being sent has restarted its tries, and is kept.
  async function markSent({ id, tries }: TakenLead, sent_at: Date): Promise<void> {
    await database
      .updateTable('crm_lead')
      .set({ sent_at, failure: null })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .execute();
  }

  async function remove({ id, tries }: TakenLead): Promise<void> {
    await database.deleteFrom('crm_lead').where('id', '=', id).where('tries', '=', tries).execute();
  }

  async function markFailed({ id, tries }: TakenLead, failure: string, try_at: Date): Promise<void> {
    await database
      .updateTable('crm_lead')
      .set({ failure, try_at })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .execute();
  }

  return { add, take, markSent, remove, markFailed };
}

export type PendingLeadsStore = ReturnType<typeof createPendingLeadsStore>;
