import { addDays, type PlainDate, type SearchQuery, weekdayOf } from '@campavia/domain';

import { countryPlace } from '../country-place';

/** Friday to Sunday. */
export interface Weekend {
  from: PlainDate;
  to: PlainDate;
  /** `this` until Friday; once it has begun, people plan the next one. */
  which: 'this' | 'next';
}

const FRIDAY = 5;

export function findUpcomingWeekend(today: PlainDate): Weekend {
  const untilFriday = FRIDAY - weekdayOf(today);
  const from = addDays(today, untilFriday < 0 ? untilFriday + 7 : untilFriday);
  return { from, to: addDays(from, 2), which: untilFriday < 0 ? 'next' : 'this' };
}

const CARDS_IN_A_ROW = 4;

export function createWeekendSearch(country: string, today: PlainDate): SearchQuery {
  return { ...createFullWeekendSearch(country, today), page_size: CARDS_IN_A_ROW };
}

export function createFullWeekendSearch(country: string, today: PlainDate): SearchQuery {
  const { from, to } = findUpcomingWeekend(today);
  return { where: countryPlace(country), date_from: from, date_to: to };
}
