import type { Database } from '../../database/connect';

const DEADLOCK = '40P01';
const STALE_STATEMENT = '0A000';
const PASSING: readonly unknown[] = [DEADLOCK, STALE_STATEMENT];
const TRIES = 3;

/** Does work in a transaction, once more when the database ended it for what is over by then. */
export async function inTransaction<Gain>(
  database: Database,
  work: (transaction: Database) => Promise<Gain>,
): Promise<Gain> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (!PASSING.includes((error as { code?: string }).code) || tries === TRIES) throw error;
    }
  }
}
