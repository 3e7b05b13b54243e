import type { KnownReferential } from '../api-link/read-referential';

/** Lists that only forms and payments need, and that they ask for themselves: as many bytes as all the rest. */
const ASKED_FOR: ReadonlySet<string> = new Set(['options', 'payment_errors', 'payin_errors']);

/** What of the referential goes into every document. */
export function pageReferential(referential: KnownReferential): Record<string, unknown> {
  return Object.fromEntries(Object.entries(referential).filter(([name]) => !ASKED_FOR.has(name)));
}
