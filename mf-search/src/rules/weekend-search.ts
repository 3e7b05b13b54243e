import type { PlainDate, SearchQuery } from '@campavia/domain';

import { countryPlace } from './country-place';
import { upcomingWeekend } from './upcoming-weekend';

const CARDS_IN_A_ROW = 4;

/** What the home page shows a few of: campers of a country that are free on the upcoming weekend. */
export function weekendSearch(country: string, today: PlainDate): SearchQuery {
  return { ...wholeWeekendSearch(country, today), page_size: CARDS_IN_A_ROW };
}

/** The same search in full, as its own page shows it. */
export function wholeWeekendSearch(country: string, today: PlainDate): SearchQuery {
  const { from, to } = upcomingWeekend(today);
  return { where: countryPlace(country), date_from: from, date_to: to };
}
