import type { Database } from './connect';

const MAX_ATTEMPTS = 4;

/** Transient errors: the database rolled back the transaction. */
const RETRIED_CODES: readonly unknown[] = [
  '40P01', // deadlock
  '40001', // serialization failure: a concurrent transaction changed the same rows
  '0A000', // a prepared statement from before a migration
];

/**
 * Runs work in a transaction and retries it after a transient error.
 * @throws the error of the last attempt
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
