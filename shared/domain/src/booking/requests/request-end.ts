import type { RequestState } from './request-states';

/** Why an extension or upgrade was not confirmed. */
export const REQUEST_END_CAUSES = ['refused', 'no_answer', 'withdrawn', 'not_paid'] as const;
export type RequestEndCause = (typeof REQUEST_END_CAUSES)[number];

/** A request that may have ended, with its deadlines. */
export interface EndedRequest {
  /** The effective state. */
  state: RequestState;
  answerByMs: number | null;
  payByMs: number | null;
  /** When it ended; null while its overdue end is not stored yet. */
  settledAtMs: number | null;
}

/** Why a request was not confirmed; null for one that is open or confirmed. An expired deadline is a reason, too. */
export function requestEndCause({
  state,
  answerByMs,
  payByMs,
  settledAtMs,
}: EndedRequest): RequestEndCause | null {
  const isAfter = (termMs: number | null) =>
    termMs !== null && (settledAtMs === null || settledAtMs >= termMs);
  if (state === 'CANCEL_OWNER') return isAfter(answerByMs) ? 'no_answer' : 'refused';
  if (state === 'CANCEL_GUEST') return isAfter(payByMs) ? 'not_paid' : 'withdrawn';
  return null;
}
