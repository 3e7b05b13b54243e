import { sql } from 'kysely';

import type { AccountDeletion } from '@campavia/contracts';

import type { Database } from '../../../database/connect';

/** Reads and deletes the campers and trips of an account to be deleted. */
export function createDeleteAccountStore(database: Database) {
  /** Upcoming and current trips with campers of this user, and their own as a guest, with the id of the booking. */
  async function listTrips(userId: number, today: string): Promise<AccountDeletion['trips']> {
    const { rows } = await sql<AccountDeletion['trips'][number]>`
      select null::int as booking, camper.id as camper, camper.title, lower(block.during) as date_from,
        upper(block.during) - 1 as date_to
      from calendar_block block join camper on camper.id = block.camper_id
      where camper.owner_id = ${userId} and block.kind = 'booking' and upper(block.during) > ${today}::date
      union all
      select booking.id, camper.id, camper.title, booking.date_from, booking.date_to
      from booking join camper on camper.id = booking.camper_id
      where guest_id = ${userId} and state in ('TO_COME', 'TO_COME_NOT_PAID', 'ONGOING') and date_to >= ${today}::date
      order by date_from, camper`.execute(database);
    return rows;
  }

  /** Number of a guest's unpaid requests. */
  async function countOpenRequests(userId: number): Promise<number> {
    const { count } = await database
      .selectFrom('booking')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('guest_id', '=', userId)
      .where('state', 'in', ['VALIDATED', 'ACCEPTED'])
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Locks the account against concurrent changes; false when it is already deleted. */
  async function lockAccount(userId: number): Promise<boolean> {
    const { rows } = await sql`
      select 1 from app_user where id = ${userId} and deleted_at is null for update`.execute(database);
    return rows.length > 0;
  }

  /** Deletes the user agents of a user's sessions. */
  async function forgetBrowsers(userId: number): Promise<void> {
    await database.updateTable('session').set({ user_agent: null }).where('user_id', '=', userId).execute();
  }

  /** Deletes every camper of an owner. */
  async function deleteCampers(ownerId: number, at: Date): Promise<void> {
    await database
      .updateTable('camper')
      .set({ status: 'deleted_owner', deleted_at: at })
      .where('owner_id', '=', ownerId)
      .where('status', 'not in', ['deleted_owner', 'deleted'])
      .execute();
  }

  return {
    listTrips,
    countOpenRequests,
    lockAccount,
    forgetBrowsers,
    deleteCampers,
  };
}

/**
 * Deletes the holders of the bank accounts that a user was paid to. The provider's ids stay, because pending payouts
 * are still executed; a number that the provider has not answered about stays encrypted until it does.
 */
export async function forgetBankAccounts(database: Database, userId: number): Promise<void> {
  await database
    .updateTable('bank_account')
    .set({ holder: '', last_digits: '', number_hash: null, confirm_url: null })
    .where('user_id', '=', userId)
    .execute();
  await database
    .updateTable('bank_account')
    .set({ sealed_order: null, try_at: null })
    .where('user_id', '=', userId)
    .where('replaced_at', 'is not', null)
    .execute();
}

interface Recipient {
  email: string;
  pending_email: string | null;
  phone: string | null;
}

/** Notifications sent to a user, their messages to the support team, their leads, and their newsletter. */
export function createCorrespondenceStore(database: Database) {
  /** Deletes delivered and failed notifications, messages and leads; pending notifications are still sent. */
  async function deleteFor({ email, pending_email, phone }: Recipient): Promise<void> {
    const recipients = [email, pending_email, phone].filter((recipient) => recipient !== null);
    await database
      .deleteFrom('notice')
      .where('recipient', 'in', recipients)
      .where((row) => row.or([row('delivered_at', 'is not', null), row('given_up_at', 'is not', null)]))
      .execute();
    await database.deleteFrom('contact_message').where('email', 'in', recipients).execute();
    await database.deleteFrom('crm_lead').where('email', 'in', recipients).execute();
  }

  /** Unsubscribes an address from the newsletter; once the mailing list is updated, the address is deleted here. */
  async function stopNewsletter(email: string, at: Date): Promise<void> {
    await database
      .updateTable('newsletter_subscription')
      .set({ asked_at: null, confirmed_at: null, tries: 0, try_at: at })
      .where('email', '=', email)
      .execute();
  }

  return { deleteFor, stopNewsletter };
}
