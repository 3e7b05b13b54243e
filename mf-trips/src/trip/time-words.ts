import type { IntlShape } from 'react-intl';

import { momentMs } from '@campavia/domain';

type Formatter = Pick<IntlShape, 'formatDate'>;

const DAY = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const HOUR = { hour: '2-digit', minute: '2-digit' } as const;

/** A moment as clocks in a zone show it: Thu 18 March, 16:40. */
export function momentWords(intl: Formatter, ms: number, timeZone: string): string {
  return intl.formatDate(ms, { ...DAY, ...HOUR, timeZone });
}

/** The day on which a moment lies in a zone: 18 March 2027. */
export function dayOfMoment(intl: Formatter, moment: string, timeZone: string): string {
  return intl.formatDate(momentMs(moment), { day: 'numeric', month: 'long', year: 'numeric', timeZone });
}

/** A day and an hour of it, where the camper is handed over: Thu 18 March, 09:00. */
export function handOverWords(intl: Formatter, date: string, hour: string): string {
  return intl.formatDate(onClock(date, hour), { ...DAY, ...HOUR, timeZone: 'UTC' });
}

/** An hour of the day: 09:00. */
export function hourWords(intl: Formatter, hour: string): string {
  return intl.formatDate(onClock('2000-01-01', hour), { ...HOUR, timeZone: 'UTC' });
}

// What stands on the clock is written as it stands: as if it were the clock of UTC.
function onClock(date: string, hour: string): number {
  return momentMs(`${date}T${hour}Z`);
}
