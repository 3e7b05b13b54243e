/** How long before a trip the guest's documents must be sent, and how long before they must be reviewed. */
export const DOCUMENT_WINDOW_HOURS = { sent: 72, reviewed: 24 } as const;

/** The status of a document, as far as a trip depends on it. */
export type DocumentWindowStatus = 'missing' | 'asked' | 'validated';

/**
 * Whether mandatory documents of a guest prevent a trip: 110 if it begins within 24 hours and not all are validated,
 * 104 if it begins within 72 hours and not all are at least submitted, else null.
 */
export function checkDocuments(
  hoursAhead: number,
  mandatory: readonly DocumentWindowStatus[],
): { code: '104' | '110' } | null {
  const isReviewed = mandatory.every((status) => status === 'validated');
  if (hoursAhead < DOCUMENT_WINDOW_HOURS.reviewed && !isReviewed) return { code: '110' };
  const isThere = !mandatory.includes('missing');
  return hoursAhead < DOCUMENT_WINDOW_HOURS.sent && !isThere ? { code: '104' } : null;
}

const HOUR_MS = 3_600_000;

/** Until when documents must be sent and reviewed for a trip. Moments, in milliseconds since 1970. */
export function documentTerms(startMs: number): { sent: number; reviewed: number } {
  const { sent, reviewed } = DOCUMENT_WINDOW_HOURS;
  return { sent: startMs - sent * HOUR_MS, reviewed: startMs - reviewed * HOUR_MS };
}
