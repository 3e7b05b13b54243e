const SECOND_MS = 1000;
const PAUSES_MS = [5, 10, 20, 40].map((seconds) => seconds * SECOND_MS);
const MAX_MS = 60 * SECOND_MS;
/** Temporary refusals: request timeout and too many requests. */
const OF_THE_MOMENT = [408, 429];

export interface FailedSave {
  kind: string;
  status?: number;
}

export function canStillSucceed({ kind, status = 0 }: FailedSave): boolean {
  return kind !== 'status' || status >= 500 || OF_THE_MOMENT.includes(status);
}

/** Milliseconds to wait; `tries` is 1 after the first failure, `askedSeconds` is the api's Retry-After. */
export function pauseAfter(tries: number, askedSeconds = 0): number {
  return Math.max(PAUSES_MS[tries - 1] ?? MAX_MS, askedSeconds * SECOND_MS);
}
