import pg from 'pg';

import { Refusal } from '../refusal';

/** Connection timeout in milliseconds, after which the database counts as unavailable. */
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;

// Acknowledged entries survive a power failure; a process that hangs in a transaction loses its lock.
const OPTIONS = ['timezone=UTC', 'synchronous_commit=on', 'idle_in_transaction_session_timeout=20000']
  .map((option) => `-c ${option}`)
  .join(' ');

function connectionSettings(databaseUrl: string) {
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + CONNECT_TIMEOUT_MS,
    keepAlive: true,
    options: OPTIONS,
    application_name: 'campavia registry',
  };
}

/** A pool of connections to the registry's database. */
export function createPool(databaseUrl: string, max = 4): pg.Pool {
  const pool = new pg.Pool({ ...connectionSettings(databaseUrl), max });
  pool.on('error', ignoreError);
  // The pool handles errors of idle connections only; an error of one in use would end the process.
  pool.on('connect', (client) => client.on('error', ignoreError));
  return pool;
}

/** One connection that stays open to receive notifications. */
export function createClient(databaseUrl: string): pg.Client {
  return new pg.Client(connectionSettings(databaseUrl));
}

function ignoreError(): void {
  // A query in progress reports the error itself; an idle connection is replaced on next use.
}

/** Runs work in a transaction; a failed connection is not reused. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    isBroken = false;
    return result;
  } catch (error) {
    isBroken = !(await client.query('rollback').then(
      () => true,
      () => false,
    ));
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** SQLSTATE classes that concern the database rather than the statement. */
const UNAVAILABLE_STATES = /^(08|53|57|58|3D|3F|28|25P03|42P01|42501)/;

/** Whether an error means that the database is unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof Refusal) return false;
  const { code, syscall, message } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (syscall !== undefined || /^E[A-Z]+$/.test(code ?? '')) return true;
  return typeof code === 'string'
    ? UNAVAILABLE_STATES.test(code)
    : CONNECTION_LOST_MESSAGE.test(message ?? '');
}

// Messages of the driver without a code.
const CONNECTION_LOST_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|query read timeout|pool after calling end/i;

/** Converts errors of an unavailable database to a refusal; returns other errors unchanged. */
export function toRefusal(error: unknown): unknown {
  if (!isDatabaseUnavailable(error)) return error;
  return new Refusal(
    503,
    'database_away',
    'The registry’s database does not answer. What is live stays as it is; nothing can be changed until it is back. ' +
      'If it went while something was written, the log shows whether that entry is in it.',
  );
}

/** Whether an error is a violation of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === '23505';
}
