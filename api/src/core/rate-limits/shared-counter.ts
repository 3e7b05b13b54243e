import type { Pool, QueryResult } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export interface CounterOptions {
  keyPrefix: string;
  points: number;
  /** Length of a window in seconds. */
  duration: number;
}

/** Without `block` and `set`, which no limit uses: a count begins with its first attempt. */
export type SharedCounter = Pick<RateLimiterPostgres, 'consume' | 'penalty' | 'get' | 'delete'>;

interface Count {
  points: number;
  left_ms: number;
}

/** Milliseconds of the epoch at the database. It is the same in a whole statement, and each one is its own transaction. */
const NOW_MS = '(extract(epoch from now()) * 1000)::bigint';
const HOUR_MS = 3_600_000;

const ADD = {
  name: 'rate_limit:add',
  text: `insert into rate_limit as counted (key, points, expire) values ($1, $2, ${NOW_MS} + $3::bigint)
    on conflict (key) do update set
      points = case when counted.expire <= ${NOW_MS} then excluded.points
        else counted.points + excluded.points end,
      expire = case when counted.expire <= ${NOW_MS} then excluded.expire else counted.expire end
    returning points, (expire - ${NOW_MS})::float8 as left_ms`,
};
const READ = {
  name: 'rate_limit:read',
  text: `select points, (expire - ${NOW_MS})::float8 as left_ms from rate_limit
    where key = $1 and expire > ${NOW_MS}`,
};
const CLEAR = `delete from rate_limit where expire < ${NOW_MS} - ${HOUR_MS}`;

/**
 * Counts in the table that all servers share, by the database's time: the library's own queries pass the time of the
 * machine, so windows would begin and end by the clock of whichever server counts.
 */
export function createSharedCounter(pool: Pool, options: CounterOptions): SharedCounter {
  return new DatabaseTimeLimiter({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    // Once blocked, a key is refused without a query for what its window has left, whatever the machine's time is.
    inMemoryBlockOnConsumed: options.points + 1,
  });
}

/** Replaces the queries of the library's store; it declares no types for these methods, which every store has. */
class DatabaseTimeLimiter extends RateLimiterPostgres {
  declare readonly client: Pool;

  _upsert(key: string, points: number, windowMs: number): Promise<QueryResult<Count>> {
    return this.client.query<Count>({ ...ADD, values: [key, points, windowMs] });
  }

  async _get(key: string): Promise<QueryResult<Count> | null> {
    const found = await this.client.query<Count>({ ...READ, values: [key] });
    return found.rowCount ? found : null;
  }

  _getRateLimiterRes(_key: string, added: number, { rows: [count] }: QueryResult<Count>): RateLimiterRes {
    const { points, left_ms } = count ?? { points: 0, left_ms: 0 };
    const remaining = Math.max(this.points - points, 0);
    return new RateLimiterRes(remaining, Math.max(left_ms, 0), points, points === added);
  }

  /** Called every five minutes; what it would delete by the time of the machine is not used. */
  async clearExpired(): Promise<void> {
    await this.client.query(CLEAR).catch(() => undefined);
  }
}
