import { performance } from 'node:perf_hooks';
import { Kysely, PostgresDialect } from 'kysely';

import { readContext } from '../../core/read-context';
import { repeat } from '../../core/background/repeat';
import { createPool, type Database } from '../connect';
import type { Schema } from '../schema';
import { createReplicaState } from './replica-state';
import { createRoutingPool } from './routing-pool';

interface ReadingOptions {
  primaryUrl: string;
  replicaUrl: string;
  /** Maximum age of the replica's data. */
  maxLagMs: number;
}

/** Whether the replica answers from now on, or else why it is left out. */
export interface ReplicaChange {
  isUsed: boolean;
  error?: unknown;
}

type OnChange = (change: ReplicaChange) => void;

/** A database for reads within requests that only read. */
export interface ReadingDatabase {
  database: Database;
  /**
   * Asks both servers how far they are, now and every second. Until then, the primary answers.
   * @param onChange called when the replica is left out, and when it is used again
   */
  start: (onChange: OnChange) => Promise<void>;
  close: () => Promise<void>;
}

const BETWEEN_CHECKS_MS = 1000;
const REPLAYED = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end';
const CHECKING = { max: 1, statementMs: 1000, waitMs: 1000 };
const READING = { max: 10, statementMs: 5000, waitMs: 1000 };

/**
 * Connects to a replica for requests that only read. The primary answers when the replica is away, older than allowed,
 * or without the caller's own last write, and everything that is asked outside of a request.
 */
export function connectForReads({ primaryUrl, replicaUrl, maxLagMs }: ReadingOptions): ReadingDatabase {
  const state = createReplicaState(maxLagMs);
  const checks = { primary: createPool(primaryUrl, CHECKING), replica: createPool(replicaUrl, CHECKING) };
  let isUsed = false;
  let onChange: OnChange = () => undefined;
  let stopChecking = () => Promise.resolve();

  async function check(): Promise<void> {
    const atMs = performance.now();
    try {
      const primary = await readPosition(checks.primary, 'pg_current_wal_lsn()');
      const replica = await readPosition(checks.replica, REPLAYED);
      state.add({ atMs, primary, replica });
      note({ isUsed: state.serves(performance.now()) });
    } catch (error) {
      lose(error);
    }
  }

  function lose(error: unknown): void {
    state.lose();
    note({ isUsed: false, error });
  }

  function note(change: ReplicaChange): void {
    if (isUsed !== change.isUsed) onChange(change);
    isUsed = change.isUsed;
  }

  function mayUseReplica(): boolean {
    const request = readContext.getStore();
    return request?.isRead === true && state.serves(performance.now(), request.wroteAt);
  }

  async function start(report: OnChange): Promise<void> {
    onChange = report;
    await check();
    stopChecking = repeat(check, { pauseMs: BETWEEN_CHECKS_MS, onError: lose });
  }

  const pool = createRoutingPool({
    primary: createPool(primaryUrl, READING),
    replica: createPool(replicaUrl, READING),
    mayUseReplica,
    onFailure: lose,
  });
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

  async function close(): Promise<void> {
    await stopChecking();
    await Promise.all([database.destroy(), checks.primary.end(), checks.replica.end()]);
  }

  return { database, start, close };
}

// A server that was promoted replays nothing more; it is then no replica of the primary of the settings.
async function readPosition(pool: ReturnType<typeof createPool>, position: string): Promise<string> {
  const { rows } = await pool.query<{ lsn: string | null }>(`select (${position})::text as lsn`);
  const lsn = rows[0]?.lsn;
  if (!lsn)
    throw new Error('The server at the address of the replica is not one: it replays no write-ahead log');
  return lsn;
}
