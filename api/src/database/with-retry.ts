import type { Database } from './connect';

const MAX_ATTEMPTS = 4;

/** Errors that a second attempt can get past: the database undid the transaction, and nothing of it was stored. */
const RETRIED_CODES: readonly unknown[] = [
  '40P01', // a deadlock that the database broke
  '40001', // a serialization failure: a concurrent transaction changed the same rows
  '0A000', // a prepared statement from before a migration
];

/**
 * Runs work in a transaction and, when the database undoes it for a reason that passes, runs it again.
 * @throws whatever the last attempt throws
 */
export async function withRetry<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      const { code } = error as { code?: string };
      if (attempt === MAX_ATTEMPTS || !RETRIED_CODES.includes(code)) throw error;
    }
  }
}
