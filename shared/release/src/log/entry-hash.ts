import { createHash } from 'node:crypto';

import { canonicalJson } from '../signing/canonical-json';
import type { LogEntry } from './log-entry';
import { ChainError } from './fold';

type WithoutHash<Entry> = Entry extends unknown ? Omit<Entry, 'hash'> : never;

/** A line of the log before its hash is known. */
export type UnhashedEntry = WithoutHash<LogEntry>;

/** SHA-256 (hex) over the canonical JSON of all a line says, the hash of the line before it included. */
export function hashEntry({ seq, at, who, act, body, prevHash }: UnhashedEntry): string {
  return createHash('sha256').update(canonicalJson({ seq, at, who, act, body, prevHash })).digest('hex');
}

/**
 * Makes sure that a line says what was written when it was hashed.
 * @throws ChainError when it does not
 */
export function assertHash(entry: LogEntry): void {
  if (hashEntry(entry) !== entry.hash)
    throw new ChainError(`Entry ${entry.seq} is not what was written: its hash differs`);
}
