import { sql, type Insertable, type Selectable } from 'kysely';

import type { PictureRotation } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { PictureTable, RemovedPictureTable } from '../../database/schema';

export type PictureRow = Selectable<PictureTable>;
export type RemovedRow = Selectable<RemovedPictureTable>;

/** Reads and writes pictures of campers, including deleted ones. */
export function createOwnerPicturesStore(database: Database) {
  return { ...pictures(database), ...removed(database), ...files(database) };
}

export type OwnerPicturesStore = ReturnType<typeof createOwnerPicturesStore>;

function pictures(database: Database) {
  /** In display order. */
  function list(camperId: number): Promise<PictureRow[]> {
    return database
      .selectFrom('picture')
      .selectAll()
      .where('camper_id', '=', camperId)
      .orderBy('position')
      .execute();
  }

  /** Adds a picture and returns its id. */
  async function add(picture: Insertable<PictureTable>): Promise<number> {
    const row = await database
      .insertInto('picture')
      .values(picture)
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  /** Sets positions in the order of the ids. */
  async function setOrder(ids: readonly number[]): Promise<void> {
    await sql`update picture set position = wanted.nth - 1
      from unnest(${[...ids]}::integer[]) with ordinality wanted (id, nth)
      where picture.id = wanted.id and position <> wanted.nth - 1`.execute(database);
  }

  async function turn(id: number, turned: { scene: string; rotation: PictureRotation }): Promise<void> {
    await database.updateTable('picture').set(turned).where('id', '=', id).execute();
  }

  async function remove(id: number): Promise<void> {
    await database.deleteFrom('picture').where('id', '=', id).execute();
  }

  return { list, add, setOrder, turn, remove };
}

function removed(database: Database) {
  function listRemoved(camperId: number): Promise<RemovedRow[]> {
    return database
      .selectFrom('removed_picture')
      .selectAll()
      .where('camper_id', '=', camperId)
      .orderBy('id')
      .execute();
  }

  async function addRemovedPicture(picture: RemovedRow): Promise<void> {
    await database.insertInto('removed_picture').values(picture).execute();
  }

  async function deleteRemovedPicture(id: number): Promise<void> {
    await database.deleteFrom('removed_picture').where('id', '=', id).execute();
  }

  /** Deletes rows of pictures deleted before a moment. */
  async function deleteRemoved(before: Date): Promise<void> {
    await database.deleteFrom('removed_picture').where('removed_at', '<', before).execute();
  }

  return { listRemoved, addRemovedPicture, deleteRemovedPicture, deleteRemoved };
}

function files(database: Database) {
  /** Registers the files of a scene for deletion: without a picture by `until` they are deleted. */
  async function scheduleRemoval(scene: string, until: Date): Promise<void> {
    await database
      .insertInto('picture_files_leaving')
      .values({ scene, due_at: until })
      .onConflict((conflict) => conflict.column('scene').doUpdateSet({ due_at: until }))
      .execute();
  }

  async function cancelRemoval(scene: string): Promise<void> {
    await database.deleteFrom('picture_files_leaving').where('scene', '=', scene).execute();
  }

  return { scheduleRemoval, cancelRemoval };
}
