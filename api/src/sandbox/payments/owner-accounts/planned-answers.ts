import { reasonIn } from '../../../providers/documents/sandbox-review';

/** Outcome of an object and the delay after submission. */
export interface PlannedAnswer {
  status: string;
  reason: string | null;
  afterMs: number;
}

const REVIEW_MS = 10_000;
const TRANSFER_MS = 5_000;
const LATE_MS = 600_000;

/**
 * Triggers in a name: `Down…` is answered with an error, `Lost…` succeeds without an answer, events of `Twice…` are
 * sent twice, and `Late…` takes ten minutes.
 */
export type Trigger = 'down' | 'lost' | 'twice' | 'late';

export function triggerIn(name: string): Trigger | undefined {
  const [, word] = /^(down|lost|twice|late)/i.exec(name) ?? [];
  return word?.toLowerCase() as Trigger | undefined;
}

/**
 * A declaration's outcome by the first name of its first person, as in Mangopay's sandbox; other names are accepted.
 */
export function planDeclaration(firstName: string): PlannedAnswer {
  if (/^Refused?UBO/i.test(firstName)) {
    return { status: 'R', reason: 'DOCUMENTS_DO_NOT_MATCH', afterMs: REVIEW_MS };
  }
  if (/^IncompleteUBO/i.test(firstName)) return { status: 'I', reason: 'MISSING_UBO', afterMs: REVIEW_MS };
  return { status: 'V', reason: null, afterMs: triggerIn(firstName) === 'late' ? LATE_MS : REVIEW_MS };
}

/** A document's outcome by its file names: `mgp-refuse-…` and `refuse-…`, optionally followed by a reason. */
export function planDocument(names: readonly string[]): PlannedAnswer {
  const refused = names.find((name) => /^(mgp-)?refuse-/i.test(name));
  const afterMs = triggerIn(names[0] ?? '') === 'late' ? LATE_MS : REVIEW_MS;
  if (refused === undefined) return { status: 'VALIDATED', reason: null, afterMs };
  return { status: 'REFUSED', reason: reasonIn(refused, 'NOT_ACCEPTED'), afterMs };
}

/** A payout's outcome by the account holder: `Closed…`, `Refuse…` and `Unverified…` are returned. */
export function planPayout(holder: string): PlannedAnswer {
  const [, word = ''] = /^(closed|refuse|unverified)/i.exec(holder) ?? [];
  const reason = { closed: 'account_closed', refuse: 'account_refused', unverified: 'identity' }[
    word.toLowerCase()
  ];
  const afterMs = triggerIn(holder) === 'late' ? LATE_MS : TRANSFER_MS;
  return reason ? { status: 'FAILED', reason, afterMs } : { status: 'SUCCEEDED', reason: null, afterMs };
}
