import type { IntlShape } from 'react-intl';

import { momentMs } from '@campavia/domain';
import { unbroken } from '@campavia/i18n';

type Formatter = Pick<IntlShape, 'formatDate'>;

const DAY = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const HOUR = { hour: '2-digit', minute: '2-digit' } as const;

/** The day of a moment in a time zone: 18 March 2027. */
export function formatDayOfMoment(intl: Formatter, moment: string, timeZone: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return unbroken(intl.formatDate(momentMs(moment), day), 'nowhere');
}

/** Day and hour of a handover in its local time: Thu, 18 March at 09:00. */
export function formatHandover(intl: Formatter, date: string, hour: string): string {
  return unbroken(
    intl.formatDate(utcOfLocalTime(date, hour), { ...DAY, ...HOUR, timeZone: 'UTC' }),
    'between-words',
  );
}

/** An hour of the day: 09:00. */
export function formatHour(intl: Formatter, hour: string): string {
  return intl.formatDate(utcOfLocalTime('2000-01-01', hour), { ...HOUR, timeZone: 'UTC' });
}

// Local times are formatted as if they were UTC, so that they stay unchanged.
function utcOfLocalTime(date: string, hour: string): number {
  return momentMs(`${date}T${hour}Z`);
}
