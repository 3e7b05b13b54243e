import { addDays, weekdayOf, type PlainDate } from '@campavia/domain';

/** Friday to Sunday. */
export interface Weekend {
  from: PlainDate;
  to: PlainDate;
  /** `this` until Friday; once it has begun, people plan the next one. */
  which: 'this' | 'next';
}

const FRIDAY = 5;

/** The weekend somebody may still set off for. */
export function upcomingWeekend(today: PlainDate): Weekend {
  const untilFriday = FRIDAY - weekdayOf(today);
  const from = addDays(today, untilFriday < 0 ? untilFriday + 7 : untilFriday);
  return { from, to: addDays(from, 2), which: untilFriday < 0 ? 'next' : 'this' };
}
