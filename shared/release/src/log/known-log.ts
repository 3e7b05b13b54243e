import type { LogEntry } from './log-entry';
import { assertHash } from './entry-hash';
import { foldAll } from './fold';
import { recordSnapshot, type ChannelHistory } from './channel-history';
import { emptyState, type RegistryState } from './registry-state';

/** Number of recent entries kept in memory, to answer reads while the database is unavailable. */
const MAX_ENTRIES_IN_MEMORY = 10_000;

/** The log as known to this process, verified and folded. */
export class KnownLog {
  history: ChannelHistory = new Map();
  private current = emptyState();
  private recentEntries: LogEntry[] = [];

  get state(): RegistryState {
    return this.current;
  }

  /** A copy that can diverge. */
  fork(): KnownLog {
    const fork = new KnownLog();
    fork.history = new Map(this.history);
    fork.current = this.current;
    fork.recentEntries = this.recentEntries;
    return fork;
  }

  /**
   * Appends entries.
   * @throws ChainError when an entry was modified or does not follow; then none is appended
   */
  append(entries: readonly LogEntry[]): void {
    entries.forEach(assertHash);
    const snapshots: ChannelHistory = new Map();
    this.current = foldAll(this.current, entries, (state, entry) => recordSnapshot(snapshots, state, entry));
    for (const [channel, moved] of snapshots) {
      this.history.set(channel, [...(this.history.get(channel) ?? []), ...moved]);
    }
    this.recentEntries = [...this.recentEntries, ...entries].slice(-MAX_ENTRIES_IN_MEMORY);
  }

  /** Entries after a number, from memory; undefined when they are no longer in memory. */
  recall(after: number, limit: number): LogEntry[] | undefined {
    const first = this.recentEntries[0];
    if (after >= this.current.seq) return [];
    if (!first || after < first.seq - 1) return undefined;
    return this.recentEntries.slice(after - first.seq + 1, after - first.seq + 1 + limit);
  }
}
