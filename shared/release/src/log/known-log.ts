import type { LogEntry } from './log-entry';
import { insistOnHash } from './entry-hash';
import { foldAll } from './fold';
import { recordStand, type History } from './channel-history';
import { emptyState, type RegistryState } from './registry-state';

/** How many of the last acts stay in memory, for reading on while the database is gone. */
const KEPT = 10_000;

/** The log as one process knows it: checked line by line and folded. */
export class KnownLog {
  history: History = new Map();
  private current = emptyState();
  private last: LogEntry[] = [];

  get state(): RegistryState {
    return this.current;
  }

  /** The same, to go on differently. */
  fork(): KnownLog {
    const fork = new KnownLog();
    fork.history = new Map(this.history);
    fork.current = this.current;
    fork.last = this.last;
    return fork;
  }

  /**
   * Takes lines behind those it knows.
   * @throws ChainError when a line is not what was written, or does not follow; nothing of them is taken then
   */
  take(entries: readonly LogEntry[]): void {
    entries.forEach(insistOnHash);
    const stands: History = new Map();
    this.current = foldAll(this.current, entries, (state, entry) => recordStand(stands, state, entry));
    for (const [channel, moved] of stands) {
      this.history.set(channel, [...(this.history.get(channel) ?? []), ...moved]);
    }
    this.last = [...this.last, ...entries].slice(-KEPT);
  }

  /** Lines after a number, from memory; undefined when they are not kept any more. */
  recall(after: number, limit: number): LogEntry[] | undefined {
    const first = this.last[0];
    if (after >= this.current.seq) return [];
    if (!first || after < first.seq - 1) return undefined;
    return this.last.slice(after - first.seq + 1, after - first.seq + 1 + limit);
  }
}
