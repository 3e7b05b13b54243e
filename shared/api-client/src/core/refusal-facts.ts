import type { ApiErrorFacts } from './api-error';
import { readRefusal } from './read-refusal';

/** An answer that is no success. */
export interface Refused {
  status: number;
  text: string;
  /** What `Retry-After` says. */
  retryAfter: string;
}

const DAY_SECONDS = 86_400;

/** The facts of a refusal for its report. */
export function refusalFacts({
  status,
  text,
  retryAfter,
}: Refused): Omit<ApiErrorFacts, 'method' | 'endpoint'> {
  const retryAfterSeconds = secondsOf(retryAfter);
  return { kind: 'status', status, retryAfterSeconds, ...readRefusal(status, parsed(text)) };
}

/** A pause that nobody would sit out says nothing. */
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
