import type pg from 'pg';

import type { LogEntry } from '../log/log-entry';
import { isDatabaseUnavailable } from './database-connection';
import { CREDENTIALS_CHANGED, type CredentialRow } from './credentials';
import { KnownLog } from '../log/known-log';
import { migrateWith } from './migrate-registry';
import { listenToDatabase } from './listen-to-database';
import type { TrustedKey } from './registry';
import { ENTRY_WRITTEN, readNewEntries } from '../log/registry-log';
import { emptyState, type RegistryState } from '../log/registry-state';
import { createStateFile } from './state-file';

const POLL_MS = 2_000;
const PAGE = 2_000;

/** Dependencies of a follower. */
export interface FollowerOptions {
  pool: pg.Pool;
  databaseUrl: string;
  stateFile: string;
  log: (line: string) => void;
}

/** Holds the state of the log and follows it while the database is available. */
export class Follower {
  state: RegistryState = emptyState();
  keys: ReadonlyMap<string, TrustedKey> = new Map();
  /** Hashes of the valid tokens. */
  tokens: ReadonlySet<string> = new Set();
  isConnected = false;
  /** The log as read from the database; undefined until it was read completely. */
  known: KnownLog | undefined;

  private readonly listeners = new Set<(state: RegistryState) => void>();
  private readonly file: ReturnType<typeof createStateFile>;
  private reading: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;
  private listener: ReturnType<typeof listenToDatabase> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isMigrated = false;
  private complaint = '';
  private isClosed = false;

  constructor(private readonly options: FollowerOptions) {
    this.file = createStateFile(options.stateFile, options.log);
  }

  /**
   * Reads the log, or the saved state if the database is unavailable or a different one, then follows it.
   * @throws ChainError, RegistryMigrationError when the log cannot be trusted and there is no saved state
   */
  async start(): Promise<void> {
    const remembered = await this.file.read();
    if (remembered) {
      this.state = remembered.state;
      this.keys = new Map(Object.entries(remembered.keys));
    }
    try {
      await this.catchUp();
    } catch (error) {
      if (!remembered && !isDatabaseUnavailable(error)) throw error;
    }
    const { databaseUrl } = this.options;
    this.listener = listenToDatabase(databaseUrl, [ENTRY_WRITTEN, CREDENTIALS_CHANGED], () => this.poll());
    this.timer = setInterval(() => this.poll(), POLL_MS);
    this.timer.unref();
  }

  /** Reads new entries; concurrent callers share the same read. */
  catchUp(): Promise<void> {
    this.waiting ??= this.reading.then(() => {
      this.waiting = undefined;
      return this.read();
    });
    this.reading = this.waiting.catch(() => undefined);
    return this.waiting;
  }

  onChange(listener: (state: RegistryState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.listener?.stop();
    await this.reading;
    await this.file.flush();
  }

  private poll(): void {
    if (!this.isClosed) this.catchUp().catch(() => undefined);
  }

  private async read(): Promise<void> {
    try {
      await this.readFromDatabase();
    } catch (error) {
      this.isConnected = false;
      this.logProblem(describeError(error));
      throw error;
    }
  }

  /** Logs a problem once. */
  private logProblem(lastProblem: string): void {
    if (lastProblem === this.complaint) return;
    this.complaint = lastProblem;
    this.options.log(`the registry runs without its database: ${lastProblem}`);
  }

  private async readFromDatabase(): Promise<void> {
    const { pool } = this.options;
    if (!this.isMigrated) await migrateWith(pool);
    this.isMigrated = true;
    // A log that lacks entries of the saved state is a different one: a wrong database URL must not take a site down.
    if (!this.known) await readNewEntries(pool, this.state, 1);
    const credentials = await readCredentials(pool);
    const known = this.known ?? new KnownLog();
    const before = known.state.head;
    let page: LogEntry[];
    do {
      page = await readNewEntries(pool, known.state, PAGE);
      known.append(page);
    } while (page.length === PAGE);
    this.applyLog(known, credentials, before !== known.state.head);
  }

  private applyLog(known: KnownLog, { keys, tokens }: KnownCredentials, isNew: boolean): void {
    const isFirst = !this.known;
    const haveKeysChanged = JSON.stringify([...keys]) !== JSON.stringify([...this.keys]);
    this.known = known;
    this.keys = keys;
    this.tokens = tokens;
    this.state = known.state;
    if (!this.isConnected) this.options.log('the registry’s database answers');
    this.isConnected = true;
    this.complaint = '';
    if (isNew || isFirst || haveKeysChanged) {
      this.file.save({ state: this.state, keys: Object.fromEntries(keys) });
    }
    if (isNew || isFirst) for (const listener of this.listeners) listener(this.state);
  }
}

/** Valid keys and tokens. */
interface KnownCredentials {
  keys: Map<string, TrustedKey>;
  tokens: Set<string>;
}

async function readCredentials(pool: pg.Pool): Promise<KnownCredentials> {
  const { rows } = await pool.query<CredentialRow & { token_hash: string }>(
    'select key_id, squad, is_platform, public_key, revoked_at, token_hash from registry.credential order by key_id',
  );
  const holding = rows.filter((row) => row.revoked_at === null);
  const keys = new Map(
    rows.map((row) => [
      row.key_id,
      {
        squad: row.squad,
        isPlatform: row.is_platform,
        publicKey: row.public_key,
        isRevoked: row.revoked_at !== null,
      },
    ]),
  );
  return { keys, tokens: new Set(holding.map((row) => row.token_hash)) };
}

function describeError(error: unknown): string {
  const { message, code } = error as Partial<NodeJS.ErrnoException>;
  return message || code || String(error);
}
