import type pg from 'pg';

import { Refusal } from '../refusal';
import type { LogEntry } from './log-entry';
import { inTransaction } from '../registry/database-connection';
import { hashEntry } from './entry-hash';
import { ChainError } from './fold';
import type { KnownLog } from './known-log';
import type { RegistryState } from './registry-state';

/** PostgreSQL notification channel for new log entries; the payload is the entry's number. */
export const ENTRY_WRITTEN = 'campavia_registry_act';

type UnplacedEntry<Entry> = Entry extends LogEntry ? Pick<Entry, 'who' | 'act' | 'body'> : never;

/** A log entry without its number, time and hashes. */
export type EntryDraft = UnplacedEntry<LogEntry>;

/** How a log entry is appended. */
export interface Append {
  /** The log as known to the writer; newer entries are added to a copy. */
  known: KnownLog;
  /** Hash of the last entry that the writer saw; not checked when absent. */
  head?: string;
  /** The writer's clock; when absent the database's, which all servers share. */
  nowMs?: number;
  /** Called under the lock; returns the entry to append. */
  decide(known: KnownLog, nowMs: number): Promise<EntryDraft>;
  /** Further work in the same transaction. */
  inSameTransaction?: (client: pg.PoolClient, entry: LogEntry) => Promise<void>;
}

/** The log in the database. */
export class RegistryLog {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly pool: pg.Pool) {}

  /** Entries after a number, in order. */
  read(after: number, limit: number): Promise<LogEntry[]> {
    return readLines(this.pool, after, limit);
  }

  /**
   * Appends an entry. Writers of this process are serialised here, those of other processes in the database. A returned
   * entry is durable.
   * @throws Refusal 409 head_moved when the head is not the one that the writer saw
   */
  append(append: Append): Promise<LogEntry> {
    const turn = this.last.then(() => inTransaction(this.pool, (client) => write(client, append)));
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

/**
 * Entries after a state's last one.
 * @throws ChainError when the database's log is not the one that the state was folded from
 */
export async function readNewEntries(
  database: pg.Pool | pg.PoolClient,
  { seq, head }: Pick<RegistryState, 'seq' | 'head'>,
  limit: number,
): Promise<LogEntry[]> {
  if (seq === 0) return readLines(database, 0, limit);
  const [known, ...tail] = await readLines(database, seq - 1, limit + 1);
  if (known?.hash !== head) {
    throw new ChainError(
      `The database's log is another one: entry ${seq} is not the one that is known here. ` +
        'If that is meant, remove registry/state.json of the data folder and start the site again',
    );
  }
  return tail;
}

const UNLIMITED = 2 ** 31 - 2;

async function write(client: pg.PoolClient, append: Append): Promise<LogEntry> {
  await client.query('lock table registry.log in share row exclusive mode');
  const known = append.known.fork();
  known.append(await readNewEntries(client, known.state, UNLIMITED));
  assertHead(known.state, append.head);
  const nowMs = append.nowMs ?? (await databaseNowMs(client));
  const entry = placeEntry(known.state, await append.decide(known, nowMs), nowMs);
  await insert(client, entry);
  await append.inSameTransaction?.(client, entry);
  await client.query('select pg_notify($1, $2)', [ENTRY_WRITTEN, String(entry.seq)]);
  return entry;
}

/** @throws Refusal 409 head_moved */
export function assertHead({ head, seq }: RegistryState, seen: string | undefined): void {
  if (seen === undefined || seen === head) return;
  throw new Refusal(
    409,
    'head_moved',
    `Somebody else wrote in the meantime; the log is at entry ${seq} now. Look at it and try again.`,
    { head },
  );
}

/** Completes an entry with number, time and hashes after a state's last entry. */
export function placeEntry(state: RegistryState, draft: EntryDraft, nowMs: number): LogEntry {
  const now = new Date(nowMs).toISOString();
  // Clocks of servers differ; the log's time must be monotonic.
  const at = now < state.at ? state.at : now;
  const entry = { seq: state.seq + 1, at, ...draft, prevHash: state.head };
  return { ...entry, hash: hashEntry(entry) };
}

async function databaseNowMs(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]?.now.getTime() ?? NaN;
}

async function insert(client: pg.PoolClient, entry: LogEntry): Promise<void> {
  const text =
    'insert into registry.log (seq, at, who, act, body, prev_hash, hash) values ($1, $2, $3, $4, $5, $6, $7)';
  const { seq, at, who, act, body, prevHash, hash } = entry;
  await client.query(text, [seq, at, who, act, JSON.stringify(body), prevHash, hash]);
}

interface Row {
  seq: string;
  at: Date;
  who: string;
  act: string;
  body: unknown;
  prev_hash: string;
  hash: string;
}

async function readLines(
  database: pg.Pool | pg.PoolClient,
  after: number,
  limit: number,
): Promise<LogEntry[]> {
  const { rows } = await database.query<Row>(
    'select seq, at, who, act, body, prev_hash, hash from registry.log where seq > $1 order by seq limit $2',
    [after, limit],
  );
  return rows.map(({ seq, at, who, act, body, prev_hash: prevHash, hash }) => {
    return { seq: Number(seq), at: at.toISOString(), who, act, body, prevHash, hash } as LogEntry;
  });
}
