import type { ApiErrorFacts } from './api-error';
import { readRefusal } from './read-refusal';

/** An answer that is not a success. */
export interface Refused {
  status: number;
  text: string;
  /** Value of `Retry-After`. */
  retryAfter: string;
}

const DAY_SECONDS = 86_400;

/** The details of a refusal for its report. */
export function refusalFacts({
  status,
  text,
  retryAfter,
}: Refused): Omit<ApiErrorFacts, 'method' | 'endpoint'> {
  const retryAfterSeconds = secondsOf(retryAfter);
  return { kind: 'status', status, retryAfterSeconds, ...readRefusal(status, parsed(text)) };
}

/** A very long pause is ignored. */
function secondsOf(text: string): number | undefined {
  const seconds = /^\d+$/.test(text) ? Number(text) : undefined;
  return seconds !== undefined && seconds <= DAY_SECONDS ? seconds : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
