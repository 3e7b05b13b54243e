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

/** The weekend somebody may still set off for. */
export function findUpcomingWeekend(today: PlainDate): Weekend {
  const untilFriday = FRIDAY - weekdayOf(today);
  const from = addDays(today, untilFriday < 0 ? untilFriday + 7 : untilFriday);
  return { from, to: addDays(from, 2), which: untilFriday < 0 ? 'next' : 'this' };
}

const CARDS_IN_A_ROW = 4;

/** What the home page shows a few of: campers of a country that are free on the upcoming weekend. */
export function createWeekendSearch(country: string, today: PlainDate): SearchQuery {
  return { ...createFullWeekendSearch(country, today), page_size: CARDS_IN_A_ROW };
}

/** The same search in full, as its own page shows it. */
export function createFullWeekendSearch(country: string, today: PlainDate): SearchQuery {
  const { from, to } = findUpcomingWeekend(today);
  return { where: countryPlace(country), date_from: from, date_to: to };
}
