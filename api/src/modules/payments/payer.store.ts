import type { Database } from '../../database/connect';

/** Reads who pays for bookings. */
export function createPayerStore(database: Database) {
  /** Somebody as a provider has to know them. */
  function find(guestId: number) {
    return database
      .selectFrom('app_user')
      .select(['id', 'first_name', 'last_name', 'email', 'language', 'country'])
      .where('id', '=', guestId)
      .executeTakeFirstOrThrow();
  }

  return { find };
}

export type PayerRow = Awaited<ReturnType<ReturnType<typeof createPayerStore>['find']>>;
