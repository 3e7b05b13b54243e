import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { TimeoutClient } from './timeout-client';
import { PreparingClient } from './prepared-statements';
import type { Schema } from './schema';

/** The database, as stores use it. */
export type Database = Kysely<Schema>;

const { builtins } = pg.types;

// The type of an array of days; the driver has no name for it.
const DATES = 1182;

// Days stay text, whatever the zone of the machine; counts fit a number.
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

// Searches are short: neither compiling nor spreading a plan over processes ever pays, nor does trying
// joins in another order than the one they are written in.
const OPTIONS = [
  'timezone=UTC',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'random_page_cost=1.1',
  'join_collapse_limit=1',
]
  .map((option) => `-c ${option}`)
  .join(' ');

// How much longer than a statement its answer may take before the connection counts as dead, in milliseconds.
const ANSWER_MARGIN_MS = 1000;

export interface PoolLimits {
  /** Connections at the same time. */
  max?: number;
  /**
   * Longest a statement may take, in milliseconds; for ever without it. The database ends a longer one; a connection on
   * which not even that is answered is closed a second later.
   */
  statementMs?: number;
  /** Longest a caller waits for a connection, in milliseconds; for ever without it. */
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
  // A connection lost while idle is replaced on the next query, one lost in use fails the call that has it; without
  // listeners either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  closeIdleWhenUnanswered(pool);
  return pool;
}

// A database that has gone without closing its connections has left the idle ones as dead as the one that was not
// answered. Each of them would fail the next call that gets it, only after its own statement has timed out.
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

/** The database behind an address; `destroy()` closes it. */
export function connect(databaseUrl: string, limits: PoolLimits = {}): Database {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool(databaseUrl, limits) }) });
}
