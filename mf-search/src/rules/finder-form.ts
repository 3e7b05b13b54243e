import { SEARCH_LIMITS, type PlainDate, type SearchQuery } from '@campavia/domain';

import { withoutAbsent } from './without-absent';

/** A place as the search form knows it. */
export interface ChosenPlace {
  slug: string;
  name: string;
}

/** The days of a trip, both counted. */
export interface StayDates {
  from: PlainDate;
  to: PlainDate;
}

/** What stands in the search form. */
export interface FinderForm {
  /** What the place field reads. */
  placeText: string;
  /** The place chosen from the list; undefined once the text was changed. */
  place?: ChosenPlace;
  dates?: StayDates;
  /** 1 asks for nothing: every camper sleeps one. */
  travellers: number;
}

export const EMPTY_FORM: FinderForm = { placeText: '', travellers: 1 };

/** The form that would lead to a search. */
export function formOf(query: SearchQuery, place?: ChosenPlace): FinderForm {
  const { where, date_from: from, date_to: to, beds } = query;
  return {
    placeText: place?.name ?? where ?? '',
    place,
    dates: from && to ? { from, to } : undefined,
    travellers: beds ?? 1,
  };
}

/**
 * The search that a form asks for. Filters of the search before stay; its place, dates and page do not.
 *
 * @param suggested the best place for the text, taken when nobody chose one
 */
export function queryOf(form: FinderForm, before: SearchQuery = {}, suggested?: ChosenPlace): SearchQuery {
  const { seatbelts, types, min_price, max_price } = before;
  const where = (form.place ?? suggested)?.slug ?? form.placeText.trim();
  return withoutAbsent({
    where: where || undefined,
    date_from: form.dates?.from,
    date_to: form.dates?.to,
    beds: bedsOf(form.travellers, seatbelts),
    seatbelts,
    types,
    min_price,
    max_price,
  });
}

/** How many beds to ask for. Seats alone would ask for as many beds, so then it is the fewest. */
export function bedsOf(sleepers: number | undefined, seatbelts: number | undefined): number | undefined {
  if (sleepers !== undefined && sleepers > 1) return sleepers;
  return seatbelts === undefined ? undefined : SEARCH_LIMITS.people.least;
}
