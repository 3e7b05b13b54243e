import type { IntlShape } from 'react-intl';

import { momentMs } from '@campavia/domain';

const AGES = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `3 days ago` */
export function formatAge(intl: IntlShape, moment: string, nowMs: number): string {
  const seconds = (momentMs(moment) - nowMs) / 1000;
  const [unit, length] = AGES.find(([, each]) => Math.abs(seconds) >= each) ?? (['second', 1] as const);
  return intl.formatRelativeTime(Math.trunc(seconds / length), unit, { numeric: 'auto' });
}

/** `412 kB`, `1.3 MB` */
export function formatSize(intl: IntlShape, bytes: number): string {
  const step = Math.min(SIZES.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const amount = bytes / 1000 ** step;
  return intl.formatNumber(amount, {
    style: 'unit',
    unit: SIZES[step],
    unitDisplay: 'short',
    maximumFractionDigits: amount < 9.95 ? 1 : 0,
  });
}

/** `tomorrow` and `16:10`, in the reader's time zone. */
export function formatMoment(intl: IntlShape, moment: string, nowMs: number): { day: string; time: string } {
  const ms = momentMs(moment);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const days = dayNumber(ms) - dayNumber(nowMs);
  const isNear = days >= 0 && days <= 1;
  return {
    day: isNear
      ? intl.formatRelativeTime(days, 'day', { numeric: 'auto' })
      : intl.formatDate(ms, { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
    time: intl.formatTime(ms, { hour: 'numeric', minute: '2-digit', timeZone }),
  };
}

function dayNumber(ms: number): number {
  const offsetMs = new Date(ms).getTimezoneOffset() * 60_000;
  return Math.floor((ms - offsetMs) / 86_400_000);
}
