import { sql } from 'kysely';

import type { BookingUpdate, CamperUpdate, Update } from '@campavia/contracts';

import type { Database } from '../../database/connect';

const MAX_UPDATES = 100;
/** Transactions that began earlier may commit later: their updates have lower ids than those already known. */
const OVERLAP = '10 seconds';
const KEPT = '1 day';

type UpdateRow = (BookingUpdate & { camper_id: null }) | (CamperUpdate & { booking_id: null });

/** Reads what changed for whom. */
export function createUpdatesStore(database: Database) {
  /** The id of the last update of a user, 0 without any. */
  async function findLast(userId: number): Promise<number> {
    const row = await database
      .selectFrom('user_event')
      .select((each) => each.fn.max('id').as('id'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(row.id ?? 0);
  }

  /** The updates after one, in order; those of the last seconds before it are answered again. */
  async function listAfter(userId: number, after: number): Promise<Update[]> {
    const { rows } = await sql<UpdateRow>`
      select id, booking_id, camper_id, state from user_event
        where user_id = ${userId} and id <> ${after} and (id > ${after} or at >
          (select at - ${OVERLAP}::interval from user_event where id = ${after}))
        order by id limit ${MAX_UPDATES}`.execute(database);
    return rows.map(toUpdate);
  }

  async function removeOld(): Promise<void> {
    await sql`delete from user_event where at < clock_timestamp() - ${KEPT}::interval`.execute(database);
  }

  return { findLast, listAfter, removeOld };
}

function toUpdate({ booking_id, camper_id, ...row }: UpdateRow): Update {
  return (camper_id === null ? { ...row, booking_id } : { ...row, camper_id }) as Update;
}
