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
    const { rows } = await sql<{ pid: number; server: string }>`
      select pg_backend_pid() as pid, pg_postmaster_start_time()::text as server`.execute(connection);
    const [{ pid, server } = { pid: 0, server: '' }] = rows;
    let stopping: Promise<unknown> | undefined;
    const stop = () => {
      // Primary and replica number their processes each for themselves.
      stopping = sql`select pg_cancel_backend(${pid}) where pg_postmaster_start_time()::text = ${server}`
        .execute(database)
        .catch(() => undefined);
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
