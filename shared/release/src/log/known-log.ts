import type { LogEntry } from './log-entry';
import { assertHash } from './entry-hash';
import { foldAll } from './fold';
import { recordSnapshot, type ChannelHistory } from './channel-history';
import { emptyState, type RegistryState } from './registry-state';

/** How many of the last entries stay in memory, for reading on while the database is gone. */
const MAX_ENTRIES_IN_MEMORY = 10_000;

/** The log as one process knows it: checked line by line and folded. */
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
   * Appends lines to the known ones.
   * @throws ChainError when a line is not what was written, or does not follow; none of them is appended then
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

  /** Lines after a number, from memory; undefined when they are no longer in memory. */
  recall(after: number, limit: number): LogEntry[] | undefined {
    const first = this.recentEntries[0];
    if (after >= this.current.seq) return [];
    if (!first || after < first.seq - 1) return undefined;
    return this.recentEntries.slice(after - first.seq + 1, after - first.seq + 1 + limit);
  }
}
