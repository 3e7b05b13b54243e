import { sql } from 'kysely';

import type { Database } from './connect';

/**
 * Runs queries on a connection of their own, and has the database stop them when nobody waits for the answer any
 * more. The connection is only given back once a request to cancel has been processed, so that it never hits a query of
 * somebody else.
 */
export async function runCancellable<Answer>(
  database: Database,
  signal: AbortSignal,
  run: (connection: Database) => Promise<Answer>,
): Promise<Answer> {
  signal.throwIfAborted();
  return database.connection().execute(async (connection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    let stopping: Promise<unknown> | undefined;
    const stop = () => {
      stopping = sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(database).catch(() => undefined);
    };
    signal.throwIfAborted();
    signal.addEventListener('abort', stop, { once: true });
    try {
      return await run(connection);
    } finally {
      signal.removeEventListener('abort', stop);
      await stopping;
    }
  });
}
