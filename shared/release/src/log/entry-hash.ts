import { createHash } from 'node:crypto';

import { canonicalJson } from '../signing/canonical-json';
import type { LogEntry } from './log-entry';
import { ChainError } from './fold';

type WithoutHash<Entry> = Entry extends unknown ? Omit<Entry, 'hash'> : never;

/** A log entry before its hash is computed. */
export type UnhashedEntry = WithoutHash<LogEntry>;

/** SHA-256 (hex) over the canonical JSON of all fields, including the previous entry's hash. */
export function hashEntry({ seq, at, who, act, body, prevHash }: UnhashedEntry): string {
  return createHash('sha256').update(canonicalJson({ seq, at, who, act, body, prevHash })).digest('hex');
}

/**
 * Verifies the hash of an entry.
 * @throws ChainError when it does not match
 */
export function assertHash(entry: LogEntry): void {
  if (hashEntry(entry) !== entry.hash)
    throw new ChainError(`Entry ${entry.seq} is not what was written: its hash differs`);
}
