import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';

import { createPool, type Database } from '../src/database/connect';
import type { Schema } from '../src/database/schema';

/** A database as a process sees it that is killed, and whether that has happened. */
export interface KilledDatabase {
  database: Database;
  wasKilled(): boolean;
}

/**
 * A database as a process sees it that is killed after some statements: every connection is lost, transactions are
 * undone, and nothing is answered any more.
 */
export function connectUntilKilled(url: string, statements: number): KilledDatabase {
  const real = createPool(url, { max: 4 });
  let left = statements;

  async function connect(): Promise<PostgresPoolClient> {
    const client = await real.connect();
    let isOpen = true;
    const release = (lost?: Error) => {
      if (isOpen) client.release(lost);
      isOpen = false;
    };
    const query = async (text: string, values: readonly unknown[]) => {
      left -= 1;
      if (left >= 0) return client.query(text, [...values]);
      const lost = new Error('The process was killed');
      release(lost);
      throw lost;
    };
    return { query: query as never, release: () => release() };
  }

  const pool: PostgresPool = { connect, end: () => real.end() };
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { database, wasKilled: () => left < 0 };
}
