import { sql } from 'kysely';

import type { BookingUpdate, CamperUpdate, ChatUpdate, Update } from '@campavia/contracts';

import type { Database } from '../../database/connect';

const MAX_UPDATES = 100;
/** Transactions that began earlier may commit later, so their updates have lower ids than already known ones. */
const OVERLAP = '10 seconds';
const RETENTION = '1 day';

type Nothing<Name extends string> = Record<Name, null>;
type UpdateRow =
  | (BookingUpdate & Nothing<'camper_id' | 'chat_id'>)
  | (CamperUpdate & Nothing<'booking_id' | 'chat_id'>)
  | (ChatUpdate & Nothing<'booking_id' | 'camper_id'>);

/** Reads updates of users. */
export function createUpdatesStore(database: Database) {
  /** Id of a user's last update, 0 without any. */
  async function findLast(userId: number): Promise<number> {
    const row = await database
      .selectFrom('user_event')
      .select((each) => each.fn.max('id').as('id'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(row.id ?? 0);
  }

  /** The updates after one, in order; those of the last seconds before it are repeated. */
  async function listAfter(userId: number, after: number): Promise<Update[]> {
    const { rows } = await sql<UpdateRow>`
      select id, booking_id, camper_id, chat_id, state from user_event
        where user_id = ${userId} and id <> ${after} and (id > ${after} or at >
          (select at - ${OVERLAP}::interval from user_event where id = ${after}))
        order by id limit ${MAX_UPDATES}`.execute(database);
    return rows.map(toUpdate);
  }

  async function removeOld(): Promise<void> {
    await sql`delete from user_event where at < clock_timestamp() - ${RETENTION}::interval`.execute(database);
  }

  return { findLast, listAfter, removeOld };
}

function toUpdate({ booking_id, camper_id, chat_id, ...row }: UpdateRow): Update {
  if (chat_id !== null) return { ...row, chat_id } as Update;
  return (camper_id === null ? { ...row, booking_id } : { ...row, camper_id }) as Update;
}
