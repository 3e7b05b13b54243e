import type { IntlShape } from 'react-intl';

import { momentMs } from '@campavia/domain';
import { unbroken } from '@campavia/i18n';

type Formatter = Pick<IntlShape, 'formatDate'>;

const DAY = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const HOUR = { hour: '2-digit', minute: '2-digit' } as const;

/** The day on which a moment lies in a zone: 18 March 2027. */
export function dayOfMoment(intl: Formatter, moment: string, timeZone: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return unbroken(intl.formatDate(momentMs(moment), day), 'nowhere');
}

/** A day and an hour of it, where the camper is handed over: Thu, 18 March at 09:00. */
export function handOverWords(intl: Formatter, date: string, hour: string): string {
  return unbroken(
    intl.formatDate(onClock(date, hour), { ...DAY, ...HOUR, timeZone: 'UTC' }),
    'between-words',
  );
}

/** An hour of the day: 09:00. */
export function hourWords(intl: Formatter, hour: string): string {
  return intl.formatDate(onClock('2000-01-01', hour), { ...HOUR, timeZone: 'UTC' });
}

// What stands on the clock is written as it stands: as if it were the clock of UTC.
function onClock(date: string, hour: string): number {
  return momentMs(`${date}T${hour}Z`);
}
