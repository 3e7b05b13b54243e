import { sql } from 'kysely';

import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../../database/connect';
import type { UserTable } from '../../../database/schema';

/** A new user as stored. */
export interface NewUser {
  email: string;
  first_name: string;
  last_name: string;
  language: Language;
  locale: string;
  country: string;
  /** Null for a user of an identity provider. */
  password_hash: string | null;
  joined_on: UserTable['joined_on'];
  terms_accepted_at: Date;
  email_confirmed_at: Date | null;
  phone: string | null;
  borned_on: UserTable['borned_on'];
}

type Changes = Partial<Omit<UserTable, 'id' | 'is_active'>> & { is_active?: boolean };

const TAKEN = '23505';

/** Reads and writes users. */
export function createUsersStore(database: Database) {
  function credentialsOf(email: string) {
    return database
      .selectFrom('app_user')
      .select(['id', 'email', 'first_name', 'last_name', 'language', 'locale', 'password_hash', 'is_active'])
      .where('email', '=', email)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  }

  /** A user who is not deleted, with the number of their campers, these campers' bookings and their own trips. */
  async function find(id: number) {
    return database
      .selectFrom('app_user')
      .selectAll()
      .select([
        sql<number>`(select count(*) from camper where owner_id = app_user.id
          and status not in ('deleted_owner', 'deleted'))`.as('camper_count'),
        sql<number>`(select count(*) from booking where guest_id = app_user.id
          and state in ('TO_COME_NOT_PAID', 'TO_COME', 'ONGOING', 'DONE'))`.as('bookings_as_guest'),
        sql<number>`(select count(*) from calendar_block block join camper on camper.id = block.camper_id
          where owner_id = app_user.id and kind = 'booking')`.as('bookings_as_owner'),
      ])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  }

  /** Id of the new user; undefined when the address is taken. */
  async function insert(person: NewUser): Promise<number | undefined> {
    const row = await database
      .insertInto('app_user')
      .values({ ...person, languages_spoken: [person.language], is_staff: false })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  }

  /** False when the new address is taken by another user. */
  async function update(id: number, changes: Changes): Promise<boolean> {
    if (Object.keys(changes).length === 0) return true;
    try {
      await database.updateTable('app_user').set(changes).where('id', '=', id).execute();
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === TAKEN) return false;
      throw error;
    }
  }

  return { credentialsOf, find, insert, update };
}

export type UserRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createUsersStore>['find']>>>;
