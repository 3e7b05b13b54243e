import type { LogEntry } from './log-entry';
import { applyEntry } from './apply-entry';
import { Draft } from './draft';
import type { RegistryState } from './registry-state';

/** An entry that does not follow the previous one: the log was modified. */
export class ChainError extends Error {
  override name = 'ChainError';
}

/**
 * The state after one more entry; does not modify the given state.
 * @throws ChainError when the entry does not follow the state's last
 */
export function fold(state: RegistryState, entry: LogEntry): RegistryState {
  return foldAll(state, [entry]);
}

/**
 * The state after many entries, in linear time.
 * @param look is called with the state after each entry; that state is modified by the next one
 * @throws ChainError when an entry does not follow the previous one
 */
export function foldAll(
  state: RegistryState,
  entries: Iterable<LogEntry>,
  look?: (state: RegistryState, entry: LogEntry) => void,
): RegistryState {
  const draft = new Draft();
  const next = draft.take(state);
  for (const entry of entries) {
    checkOrder(next, entry);
    applyEntry(draft, next, entry);
    next.seq = entry.seq;
    next.head = entry.hash;
    next.at = entry.at;
    look?.(next, entry);
  }
  return next;
}

function checkOrder(state: RegistryState, entry: LogEntry): void {
  if (entry.seq !== state.seq + 1) {
    throw new ChainError(`Entry ${entry.seq} stands where entry ${state.seq + 1} should`);
  }
  if (entry.prevHash !== state.head) {
    throw new ChainError(
      `Entry ${entry.seq} was not written after the entry ${state.seq} that stands before it`,
    );
  }
}
