import { parseParams, plainDate, sanitiseSearch, type DayRange } from '@campavia/domain';

/** The stay an address asks for. */
export interface AskedStay {
  stay: DayRange | undefined;
  /** The address should say the same in our spelling: swapped, converted or dropped dates. */
  changed: boolean;
}

/** Reads `date_from` and `date_to` by the same rules as a search; other parameters do not matter. */
export function stayOfQuery(search: string, today: string): AskedStay {
  const { date_from: rawFrom, date_to: rawTo } = parseParams(search);
  const { query, changed } = sanitiseSearch({ date_from: rawFrom, date_to: rawTo }, plainDate(today));
  const { date_from: from, date_to: to } = query;
  return { stay: from && to ? { from, to } : undefined, changed };
}

/** A stay as the query of an address; empty without one. */
export function queryOfStay(stay: DayRange | undefined): string {
  return stay ? new URLSearchParams({ date_from: stay.from, date_to: stay.to }).toString() : '';
}

/** The query of a search for campers of a place that are free for a stay. */
export function searchOfStay(placeSlug: string, { from, to }: DayRange): URLSearchParams {
  return new URLSearchParams({ where: placeSlug, date_from: from, date_to: to });
}
