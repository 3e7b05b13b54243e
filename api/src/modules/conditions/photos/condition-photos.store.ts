import { sql, type Insertable, type Selectable } from 'kysely';

import type { ConditionPhotoTable } from '../../../database/condition-schema';
import type { Database } from '../../../database/connect';

export type PhotoRow = Selectable<ConditionPhotoTable>;

/** Reads and writes photos of condition reports and claims. */
export function createConditionPhotosStore(database: Database) {
  /** The photos of the reports and claims of a booking, in the order in which they were added. */
  async function list(bookingId: number): Promise<PhotoRow[]> {
    const { rows } = await sql<PhotoRow>`select p.* from condition_photo p
      where p.report_id in (select id from condition_report where booking_id = ${bookingId})
        or p.claim_id in (select id from deposit_claim where booking_id = ${bookingId})
      order by p.id`.execute(database);
    return rows;
  }

  /** Adds a photo; one with the content of another one of the same report or claim is not added again. */
  async function add(photo: Insertable<ConditionPhotoTable>): Promise<void> {
    await database
      .insertInto('condition_photo')
      .values(photo)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await database.deleteFrom('condition_file_leaving').where('file', '=', photo.file).execute();
  }

  async function remove(id: number): Promise<void> {
    await database.deleteFrom('condition_photo').where('id', '=', id).execute();
  }

  return { list, add, remove };
}
