import { type PlainDate, SEARCH_LIMITS, type SearchQuery } from '@campavia/domain';

import { omitUndefined } from './search-params';

export interface ChosenPlace {
  slug: string;
  name: string;
}

/** The user's position in degrees, rounded to what a search needs. */
export interface NearPoint {
  latitude: number;
  longitude: number;
}

/** First and last day of a trip, both included. */
export interface StayDates {
  from: PlainDate;
  to: PlainDate;
}

export interface FinderForm {
  placeText: string;
  /** The place chosen from the list; undefined once the text was changed. */
  place?: ChosenPlace;
  /** The user's position in place of a name; the place field is empty then. */
  point?: NearPoint;
  dates?: StayDates;
  /** 1 sets no filter, because every camper sleeps one. */
  travellers: number;
}

export const EMPTY_FORM: FinderForm = { placeText: '', travellers: 1 };

/** Radius around the user's position, in kilometres. */
const NEAR_KM = 30;
/** About a kilometre: enough for a search, and it does not reveal the exact position. */
const POINT_PLACES = 2;

export function roundPoint({ latitude, longitude }: NearPoint): NearPoint {
  return {
    latitude: Number(latitude.toFixed(POINT_PLACES)),
    longitude: Number(longitude.toFixed(POINT_PLACES)),
  };
}

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

/** Keeps filters and order of `before`. `suggested` is the best match for a text without a choice. */
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
  // A radius around the user's position does not apply to a place.
  const radius = where && before.latitude === undefined ? before.radius : undefined;
  return { where, latitude: undefined, longitude: undefined, radius };
}

/** An address with seats but no beds gets as many beds, so the minimum is set then. */
export function bedsOf(sleepers: number | undefined, seatbelts: number | undefined): number | undefined {
  if (sleepers !== undefined && sleepers > 1) return sleepers;
  return seatbelts === undefined ? undefined : SEARCH_LIMITS.people.least;
}
