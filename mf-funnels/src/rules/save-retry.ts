const SECOND_MS = 1000;
/** Between a try that failed and the next one: the longer it goes on, the rarer. */
const PAUSES_MS = [5, 10, 20, 40].map((seconds) => seconds * SECOND_MS);
const LONGEST_MS = 60 * SECOND_MS;
/** Refusals of the moment, not of what was sent: it came too slowly, or too often. */
const OF_THE_MOMENT = [408, 429];

/** The parts of a failed call that say whether a retry can succeed. */
export interface FailedSave {
  /** `status` if there was an answer. */
  kind: string;
  status?: number;
}

/** Whether the same call can succeed later: no answer, or a temporary refusal. */
export function canStillSucceed({ kind, status = 0 }: FailedSave): boolean {
  return kind !== 'status' || status >= 500 || OF_THE_MOMENT.includes(status);
}

/**
 * How long to wait after so many failed tries in a row, in milliseconds.
 *
 * @param tries 1 after the first one
 * @param askedSeconds the Retry-After of the api
 */
export function pauseAfter(tries: number, askedSeconds = 0): number {
  return Math.max(PAUSES_MS[tries - 1] ?? LONGEST_MS, askedSeconds * SECOND_MS);
}
