import pg from 'pg';

import { Refusal } from '../refusal';

/** Longest a caller waits for the database before it counts as gone, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;

// An acknowledged entry survives the loss of power; a process that hangs inside a transaction loses its lock.
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
  // The pool listens to idle connections only; one lost while in use would end the process.
  pool.on('connect', (client) => client.on('error', ignoreError));
  return pool;
}

/** One connection that stays open to receive notifications. */
export function createClient(databaseUrl: string): pg.Client {
  return new pg.Client(connectionSettings(databaseUrl));
}

function ignoreError(): void {
  // The query that was under way says so itself; an idle connection is replaced on next use.
}

/** Runs some work in one transaction; a connection that failed is not used again. */
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

/** Classes of SQLSTATE that say something about the database rather than about the question. */
const UNAVAILABLE_STATES = /^(08|53|57|58|3D|3F|28|25P03|42P01|42501)/;

/** Whether an error says that the database cannot be used now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof Refusal) return false;
  const { code, syscall, message } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (syscall !== undefined || /^E[A-Z]+$/.test(code ?? '')) return true;
  return typeof code === 'string'
    ? UNAVAILABLE_STATES.test(code)
    : CONNECTION_LOST_MESSAGE.test(message ?? '');
}

// The driver's own words, which have no code.
const CONNECTION_LOST_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|query read timeout|pool after calling end/i;

/** The refusal that stands for an error of the database; any other error stays as it is. */
export function toRefusal(error: unknown): unknown {
  if (!isDatabaseUnavailable(error)) return error;
  return new Refusal(
    503,
    'database_away',
    'The registry’s database does not answer. What is live stays as it is; nothing can be changed until it is back. ' +
      'If it went while something was written, the log shows whether that entry is in it.',
  );
}

/** Whether an error says that there is one of these already. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === '23505';
}
