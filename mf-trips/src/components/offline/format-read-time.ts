import type { IntlShape } from 'react-intl';

const HOUR = { hour: '2-digit', minute: '2-digit' } as const;

/** The hour on the reader's clock, with its day unless that is today. */
export function formatReadTime(intl: IntlShape, readAtMs: number, nowMs: number): string {
  const dayOf = (ms: number) => intl.formatDate(ms, { dateStyle: 'short' });
  if (dayOf(readAtMs) === dayOf(nowMs)) return intl.formatTime(readAtMs, HOUR);
  return intl.formatDate(readAtMs, { day: 'numeric', month: 'long', ...HOUR });
}
