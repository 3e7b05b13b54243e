/** Lists that only forms and payments need, and that they ask for themselves: as many bytes as all the rest. */
const ASKED_FOR: ReadonlySet<string> = new Set(['options', 'payment_errors', 'payin_errors']);

/** What of the referential goes into every document; null while nobody could be asked. */
export function pageReferential(referential: unknown): unknown {
  if (typeof referential !== 'object' || referential === null) return null;
  return Object.fromEntries(Object.entries(referential).filter(([name]) => !ASKED_FOR.has(name)));
}
