import type { Database } from '../../database/connect';

const MOST_TRIES = 4;
// A deadlock that the database broke, and a change that another one overtook.
const OVERTAKEN = new Set(['40P01', '40001']);

/** Runs work in a transaction, again when the database ended it in favour of another one. */
export async function inTurn<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (tries >= MOST_TRIES || !OVERTAKEN.has(code)) throw error;
    }
  }
}
