import type { Sleeping } from '@campavia/contracts';

import type { Database } from '../../database/connect';

export function createSleepingsStore(database: Database) {
  function list(vehicleId: number): Promise<Sleeping[]> {
    return database
      .selectFrom('sleeping')
      .select(['id', 'kind', 'place', 'sleeps', 'width_cm', 'length_cm'])
      .where('vehicle_id', '=', vehicleId)
      .orderBy('position')
      .execute();
  }

  /** Appends a bed. */
  async function insert(vehicleId: number, bed: Omit<Sleeping, 'id'>): Promise<void> {
    const { last } = await database
      .selectFrom('sleeping')
      .select(({ fn }) => fn.max('position').as('last'))
      .where('vehicle_id', '=', vehicleId)
      .executeTakeFirstOrThrow();
    const { kind, place, sleeps, width_cm, length_cm } = bed;
    const position = (last ?? 0) + 1;
    await database
      .insertInto('sleeping')
      .values({ vehicle_id: vehicleId, position, kind, place, sleeps, width_cm, length_cm })
      .execute();
  }

  /** False when there was no such bed. */
  async function remove(vehicleId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await database
      .deleteFrom('sleeping')
      .where('id', '=', id)
      .where('vehicle_id', '=', vehicleId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  return { list, insert, remove };
}

export type SleepingsStore = ReturnType<typeof createSleepingsStore>;
