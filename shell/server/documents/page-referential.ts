import type { KnownReferential } from '../api/read-referential';

/** Half of the bytes, needed only by forms and payments, which load these lists themselves. */
const ASKED_FOR: ReadonlySet<string> = new Set(['options', 'payment_errors', 'payin_errors']);

export function pageReferential(referential: KnownReferential): Record<string, unknown> {
  return Object.fromEntries(Object.entries(referential).filter(([name]) => !ASKED_FOR.has(name)));
}
