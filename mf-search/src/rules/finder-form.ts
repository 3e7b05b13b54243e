import { type PlainDate, SEARCH_LIMITS, type SearchQuery } from '@campavia/domain';

import { omitUndefined } from './search-params';

/** A place as the search form knows it. */
export interface ChosenPlace {
  slug: string;
  name: string;
}

/** Where the reader is, in degrees, as fine as a search needs it. */
export interface NearPoint {
  latitude: number;
  longitude: number;
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
  /** Where the reader is, asked for in place of a name; the place field is empty then. */
  point?: NearPoint;
  dates?: StayDates;
  /** 1 asks for nothing: every camper sleeps one. */
  travellers: number;
}

export const EMPTY_FORM: FinderForm = { placeText: '', travellers: 1 };

/** How far around the reader it is looked, in kilometres. */
const NEAR_KM = 30;
/** Two decimal places of a degree are about a kilometre: near enough, and no more than anybody needs to know. */
const POINT_PLACES = 2;

/** What a search gets to know of where the reader is. */
export function roundPoint({ latitude, longitude }: NearPoint): NearPoint {
  return {
    latitude: Number(latitude.toFixed(POINT_PLACES)),
    longitude: Number(longitude.toFixed(POINT_PLACES)),
  };
}

/** The form that would lead to a search. */
export function formOf(query: SearchQuery, place?: ChosenPlace): FinderForm {
  const { where, latitude, longitude, date_from: from, date_to: to, beds } = query;
  const isPoint = latitude !== undefined && longitude !== undefined;
  return {
    placeText: place?.name ?? where ?? '',
    place,
    point: isPoint ? { latitude, longitude } : undefined,
    dates: from && to ? { from, to } : undefined,
    travellers: beds ?? 1,
  };
}

/**
 * The search that a form asks for. Filters and order of the search before stay; its place, dates and page do not.
 *
 * @param suggested the best place for the text, taken when nobody chose one
 */
export function queryOf(form: FinderForm, before: SearchQuery = {}, suggested?: ChosenPlace): SearchQuery {
  const place = placeOf(form, before, suggested);
  const isAnywhere = place.where === undefined && place.latitude === undefined;
  return omitUndefined({
    ...before,
    bbox: undefined,
    page: undefined,
    ...place,
    date_from: form.dates?.from,
    date_to: form.dates?.to,
    beds: bedsOf(form.travellers, before.seatbelts),
    ordering: isAnywhere && before.ordering === 'distance' ? undefined : before.ordering,
  });
}

type PlaceFields = Pick<SearchQuery, 'where' | 'latitude' | 'longitude' | 'radius'>;

function placeOf(
  { point, place, placeText }: FinderForm,
  before: SearchQuery,
  suggested?: ChosenPlace,
): PlaceFields {
  if (point) return { where: undefined, ...point, radius: before.radius ?? NEAR_KM };
  const where = ((place ?? suggested)?.slug ?? placeText.trim()) || undefined;
  // How far around the reader it was looked says nothing of a place.
  const radius = where && before.latitude === undefined ? before.radius : undefined;
  return { where, latitude: undefined, longitude: undefined, radius };
}

/** How many beds to ask for. Seats alone would ask for as many beds, so then it is the fewest. */
export function bedsOf(sleepers: number | undefined, seatbelts: number | undefined): number | undefined {
  if (sleepers !== undefined && sleepers > 1) return sleepers;
  return seatbelts === undefined ? undefined : SEARCH_LIMITS.people.least;
}
