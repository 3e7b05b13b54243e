import { sql, type Insertable, type Selectable } from 'kysely';

import type { ConditionPhotoTable } from '../../../database/condition-schema';
import type { Database } from '../../../database/connect';

export type PhotoRow = Selectable<ConditionPhotoTable>;

/** Reads and writes photos of condition reports and claims, and their unused files. */
export function createConditionPhotosStore(database: Database) {
  return { ...photos(database), ...files(database) };
}

function photos(database: Database) {
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
    await files(database).release(photo.file);
  }

  async function remove(id: number): Promise<void> {
    await database.deleteFrom('condition_photo').where('id', '=', id).execute();
  }

  return { list, add, remove };
}

function files(database: Database) {
  /** Registers a file that is about to be stored: without a photo by `until` it is removed. */
  async function reserve(file: string, until: Date): Promise<void> {
    await database
      .insertInto('condition_file_leaving')
      .values({ file, due_at: until })
      .onConflict((conflict) => conflict.column('file').doUpdateSet({ due_at: until }))
      .execute();
  }

  /** Locks a file that is unused at a moment; undefined when all of them are locked. */
  async function lockUnused(at: Date): Promise<{ file: string; isUsed: boolean } | undefined> {
    const { rows } = await sql<{ file: string; isUsed: boolean }>`
      select file, exists (select from condition_photo p where p.file = leaving.file) as "isUsed"
        from condition_file_leaving leaving where due_at <= ${at}
        order by due_at limit 1 for update skip locked`.execute(database);
    return rows[0];
  }

  async function release(file: string): Promise<void> {
    await database.deleteFrom('condition_file_leaving').where('file', '=', file).execute();
  }

  return { reserve, lockUnused, release };
}
