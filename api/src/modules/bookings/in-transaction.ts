import type { Database } from '../../database/connect';

const DEADLOCK = '40P01';
const TRIES = 3;

/** Does work in a transaction, once more when the database ended it to let another one through. */
export async function inTransaction<Gain>(
  database: Database,
  work: (transaction: Database) => Promise<Gain>,
): Promise<Gain> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || tries === TRIES) throw error;
    }
  }
}
