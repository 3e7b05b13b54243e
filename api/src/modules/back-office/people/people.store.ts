import { sql } from 'kysely';

import type { Database } from '../../../database/connect';

/** The readings of a query: at least one of them is searched. */
export interface PersonQuery {
  email: string | null;
  /** Digits alone. */
  phone: string | null;
  /** Number of a user, booking or camper. */
  id: number | null;
  name: string | null;
  /** Hashes of the number of a bank account, under each key. */
  accountHashes: readonly Buffer[];
}

const MOST = 20;

/** Reads people for staff. */
export function createPeopleStore(database: Database) {
  /** The users that a query may mean, exact matches first. */
  async function find({ email, phone, id, name, accountHashes }: PersonQuery): Promise<number[]> {
    const pattern = name === null ? null : `%${name}%`;
    const { rows } = await sql<{ id: number }>`
      select u.id from app_user u where
        u.email = ${email}
        or ${phone}::text = regexp_replace(u.phone, '[^0-9]', '', 'g')
        or u.id = ${id}
        or u.id in (select guest_id from booking where id = ${id}
          union all select owner_id from booking where id = ${id}
          union all select owner_id from camper where id = ${id})
        or u.id in (select user_id from bank_account where number_hash = any(${accountHashes}::bytea[]))
        or (${pattern}::text is not null and (u.first_name || ' ' || u.last_name) ilike ${pattern})
      order by (u.email = ${email} or u.id = ${id}) desc nulls last, u.deleted_at is not null, u.id
      limit ${MOST}`.execute(database);
    return rows.map((row) => row.id);
  }

  function read(ids: readonly number[]) {
    return database
      .selectFrom('app_user')
      .selectAll()
      .select((build) => [
        build
          .selectFrom('booking')
          .select((inner) => inner.fn.countAll<string>().as('count'))
          .whereRef('booking.guest_id', '=', 'app_user.id')
          .where('booking.state', 'not in', ['CREATED', 'ABANDONED'])
          .as('trip_count'),
        build
          .selectFrom('camper')
          .select((inner) => inner.fn.countAll<string>().as('count'))
          .whereRef('camper.owner_id', '=', 'app_user.id')
          .as('camper_count'),
      ])
      .where('id', 'in', [...ids])
      .execute();
  }

  return { find, read, ...belongings(database), ...changes(database) };
}

function belongings(database: Database) {
  function campers(ownerId: number) {
    return database
      .selectFrom('camper')
      .select(['id', 'title', 'status'])
      .where('owner_id', '=', ownerId)
      .orderBy('id')
      .limit(MOST)
      .execute();
  }

  function bookings(userId: number) {
    return database
      .selectFrom('booking')
      .select(['id', 'guest_id', 'state', 'date_from', 'date_to'])
      .where((row) => row.or([row('guest_id', '=', userId), row('owner_id', '=', userId)]))
      .where('state', 'not in', ['CREATED', 'ABANDONED'])
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
  }

  function documents(userId: number) {
    return database
      .selectFrom('document')
      .select(['id', 'document_type', 'status'])
      .where((row) =>
        row.or([
          row('user_id', '=', userId),
          row(
            'vehicle_id',
            'in',
            database.selectFrom('camper').select('vehicle_id').where('owner_id', '=', userId),
          ),
        ]),
      )
      .where('submitted_at', 'is not', null)
      .orderBy('id')
      .limit(MOST)
      .execute();
  }

  return { campers, bookings, documents };
}

function changes(database: Database) {
  /** Locks a user for the transaction. */
  function lock(id: number) {
    return database.selectFrom('app_user').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  async function setActive(id: number, is: { active: boolean }): Promise<void> {
    await database.updateTable('app_user').set({ is_active: is.active }).where('id', '=', id).execute();
  }

  /** Takes the campers of an owner off offer. @returns those that were on offer, with their earlier status */
  async function takeOffOffer(ownerId: number): Promise<OfferedCamper[]> {
    const offered = await database
      .selectFrom('camper')
      .select(['id', 'status'])
      .where('owner_id', '=', ownerId)
      .where('status', 'in', ['published', 'bookable'])
      .forUpdate()
      .execute();
    const ids = offered.map(({ id }) => id);
    if (ids.length > 0) {
      await database.updateTable('camper').set({ status: 'unpublished' }).where('id', 'in', ids).execute();
    }
    return offered as OfferedCamper[];
  }

  /** Offers campers again that are still off offer. */
  async function offerAgain(campers: readonly OfferedCamper[]): Promise<void> {
    for (const { id, status } of campers) {
      const changed = database.updateTable('camper').set({ status }).where('id', '=', id);
      await changed.where('status', '=', 'unpublished').execute();
    }
  }

  return { lock, setActive, takeOffOffer, offerAgain };
}

/** A camper that was on offer when its owner was suspended. */
export interface OfferedCamper {
  id: number;
  status: 'published' | 'bookable';
}

export type PersonRow = Awaited<ReturnType<ReturnType<typeof createPeopleStore>['read']>>[number];
