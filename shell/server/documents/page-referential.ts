import type { KnownReferential } from '../api/read-referential';

/** Lists that only forms and payments need and load themselves; half of the bytes. */
const ASKED_FOR: ReadonlySet<string> = new Set(['options', 'payment_errors', 'payin_errors']);

/** The part of the referential that every document carries. */
export function pageReferential(referential: KnownReferential): Record<string, unknown> {
  return Object.fromEntries(Object.entries(referential).filter(([name]) => !ASKED_FOR.has(name)));
}
