import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { TimeoutClient } from './timeout-client';
import { PreparingClient } from './prepared-statements';
import type { Schema } from './schema';

/** The database as used by stores. */
export type Database = Kysely<Schema>;

const { builtins } = pg.types;

// OID of date[], which the driver does not define.
const DATES = 1182;

// Dates stay text, independent of the machine's time zone; counts are numbers.
const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [DATES, (text) => text.slice(1, -1).split(',').filter(Boolean)],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
]);

const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

// Queries are short: JIT, parallel plans and join reordering cost more than they save.
const OPTIONS = [
  'timezone=UTC',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'random_page_cost=1.1',
  'join_collapse_limit=1',
]
  .map((option) => `-c ${option}`)
  .join(' ');

// Margin after a statement's timeout before the connection counts as dead, in milliseconds.
const ANSWER_MARGIN_MS = 1000;

export interface PoolLimits {
  /** Maximum number of connections. */
  max?: number;
  /**
   * Statement timeout in milliseconds; none when absent. The database cancels the statement; a connection that does not
   * answer even then is closed a second later.
   */
  statementMs?: number;
  /** Maximum wait for a connection in milliseconds; unlimited when absent. */
  waitMs?: number;
}

/** A connection pool that reads dates as plain strings and numbers as numbers. */
export function createPool(databaseUrl: string, { max = 10, statementMs, waitMs }: PoolLimits = {}): pg.Pool {
  const limits = {
    max,
    connectionTimeoutMillis: waitMs,
    statement_timeout: statementMs,
    query_timeout: statementMs && statementMs + ANSWER_MARGIN_MS,
    keepAlive: true,
  };
  const connection = { connectionString: databaseUrl, types, options: OPTIONS };
  const pool = new pg.Pool({ ...connection, ...limits, Client: PreparingClient });
  // A connection lost while idle is replaced on the next query, one lost in use fails its call; without listeners
  // either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  closeIdleWhenUnanswered(pool);
  return pool;
}

// When a connection got no answer, idle connections may be dead as well. Each would fail its next call only after that
// call's timeout, so they are closed.
function closeIdleWhenUnanswered(pool: pg.Pool): void {
  const idle = new Set<TimeoutClient>();
  pool.on('connect', (client) => {
    (client as PooledClient).onUnanswered = () => idle.forEach((one) => one.closeIdle());
  });
  pool.on('acquire', (client) => idle.delete(client as PooledClient));
  pool.on('release', (_, client) => idle.add(client as PooledClient));
  pool.on('remove', (client) => idle.delete(client as PooledClient));
}

type PooledClient = pg.PoolClient & TimeoutClient;

/** Connects to a database; `destroy()` closes the pool. */
export function connect(databaseUrl: string, limits: PoolLimits = {}): Database {
  return connectBy(createPool(databaseUrl, limits));
}

/** A database over a pool; `destroy()` closes it. */
export function connectBy(pool: pg.Pool): Database {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
