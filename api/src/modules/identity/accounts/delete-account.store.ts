import { sql } from 'kysely';

import type { Database } from '../../../database/connect';

/** Reads and removes the campers and trips of an account that is deleted. */
export function createDeleteAccountStore(database: Database) {
  /** Trips that are still to come or under way with campers of this person, and their own. */
  async function listTripsToCome(userId: number, today: string) {
    const { rows } = await sql<{ camper: number; date_from: string; date_to: string }>`
      select block.camper_id as camper, lower(block.during) as date_from, upper(block.during) - 1 as date_to
      from calendar_block block join camper on camper.id = block.camper_id
      where camper.owner_id = ${userId} and block.kind = 'booking' and upper(block.during) > ${today}::date
      union all
      select camper_id, date_from, date_to from booking
      where guest_id = ${userId} and state in ('TO_COME', 'TO_COME_NOT_PAID') and date_to >= ${today}::date
      order by date_from, camper`.execute(database);
    return rows;
  }

  /** Takes every camper of an owner off the market for good. */
  async function deleteCampers(ownerId: number, at: Date): Promise<void> {
    await database
      .updateTable('camper')
      .set({ status: 'deleted_owner', deleted_at: at })
      .where('owner_id', '=', ownerId)
      .where('status', 'not in', ['deleted_owner', 'deleted'])
      .execute();
  }

  return { listTripsToCome, deleteCampers };
}

interface Recipient {
  email: string;
  pending_email: string | null;
  phone: string | null;
}

/** What was mailed and sent to somebody, and what the customer management would learn of them. */
export function createSentNotificationsStore(database: Database) {
  /** Deletes what was delivered or given up; what is still pending is sent. */
  async function deleteFor({ email, pending_email, phone }: Recipient): Promise<void> {
    const recipients = [email, pending_email, phone].filter((recipient) => recipient !== null);
    await database
      .deleteFrom('notice')
      .where('recipient', 'in', recipients)
      .where((row) => row.or([row('delivered_at', 'is not', null), row('given_up_at', 'is not', null)]))
      .execute();
    await database.deleteFrom('crm_lead').where('email', 'in', recipients).execute();
  }

  return { deleteFor };
}
