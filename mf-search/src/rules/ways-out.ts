import type { Alternatives } from '@campavia/contracts';
import { plainDate, type PlainDate, type SearchQuery } from '@campavia/domain';

import { inPlace } from './filters';
import { withoutAbsent } from './without-absent';

/** Another search that finds something, with what it finds. */
export interface WayOut {
  query: SearchQuery;
  count: number;
}

/** A town around. */
export interface PlaceWay extends WayOut {
  slug: string;
  name: string;
  distanceKm: number;
}

/** As many days, a little earlier or later. */
export interface DatesWay extends WayOut {
  from: PlainDate;
  to: PlainDate;
}

/** One filter less. */
export interface FilterWay extends WayOut {
  field: keyof SearchQuery;
}

/** Ways out of a search that found nothing. */
export interface WaysOut {
  places: PlaceWay[];
  dates: DatesWay[];
  filters: FilterWay[];
}

/** The searches that the api's alternatives stand for. */
export function waysOutOf(query: SearchQuery, { places, dates, filters }: Alternatives): WaysOut {
  return {
    places: places.map(({ slug, name, distance_km, count }) => ({
      slug,
      name,
      count,
      distanceKm: distance_km,
      query: inPlace(query, slug),
    })),
    dates: dates.map(({ date_from, date_to, count }) => {
      const [from, to] = [plainDate(date_from), plainDate(date_to)];
      return {
        from,
        to,
        count,
        query: withoutAbsent({ ...query, page: undefined, date_from: from, date_to: to }),
      };
    }),
    filters: filters.flatMap(({ filter, count }) => {
      const field = filter as keyof SearchQuery;
      // An address with seats and without beds asks for as many beds.
      const isSame = field === 'beds' && query.seatbelts !== undefined;
      return isSame || query[field] === undefined
        ? []
        : [{ field, count, query: withoutField(query, field) }];
    }),
  };
}

/** Whether there is any way at all. */
export function hasWays({ places, dates, filters }: WaysOut): boolean {
  return places.length + dates.length + filters.length > 0;
}

function withoutField(query: SearchQuery, field: keyof SearchQuery): SearchQuery {
  return withoutAbsent({ ...query, page: undefined, [field]: undefined });
}
