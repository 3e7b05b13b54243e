import type { IntlShape } from 'react-intl';

import { momentMs } from '@campavia/domain';

import { withoutLineBreaks } from '@campavia/i18n';

type Formatter = Pick<IntlShape, 'formatDate'>;
type TimeZoneFormatter = Pick<IntlShape, 'formatDateToParts'>;

const DAY = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const HOUR = { hour: '2-digit', minute: '2-digit' } as const;

/** For example 18 March 2027. */
export function formatDayOfMoment(intl: Formatter, moment: string, timeZone: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return withoutLineBreaks(intl.formatDate(momentMs(moment), day), 'nowhere');
}

/** For example Thu, 18 March at 09:00, in the local time of the handover. */
export function formatHandover(intl: Formatter, date: string, hour: string): string {
  return withoutLineBreaks(
    intl.formatDate(utcOfLocalTime(date, hour), { ...DAY, ...HOUR, timeZone: 'UTC' }),
    'between-words',
  );
}

export function formatHour(intl: Formatter, hour: string): string {
  return intl.formatDate(utcOfLocalTime('2000-01-01', hour), { ...HOUR, timeZone: 'UTC' });
}

/** The name of a time zone at a moment, for example Central European Time. */
export function formatTimeZone(intl: TimeZoneFormatter, moment: string, timeZone: string): string {
  const parts = intl.formatDateToParts(momentMs(moment), { timeZone, timeZoneName: 'longGeneric' });
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

// Local times are formatted as if they were UTC, so that they stay unchanged.
function utcOfLocalTime(date: string, hour: string): number {
  return momentMs(`${date}T${hour}Z`);
}
