import { sql } from 'kysely';

import type { Database } from './connect';

/**
 * Runs queries on a dedicated connection and cancels them in the database when the client disconnects. The connection
 * is released only after a cancel request was processed, so that it cannot hit another query.
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
