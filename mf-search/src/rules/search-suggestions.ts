import type { Alternatives } from '@campavia/contracts';
import { plainDate, type PlainDate, type SearchQuery } from '@campavia/domain';

import { withPlace } from './filters/filters';
import { omitUndefined } from './search-params';

export interface Suggestion {
  query: SearchQuery;
  count: number;
}

export interface PlaceSuggestion extends Suggestion {
  slug: string;
  name: string;
  distanceKm: number;
}

export interface DatesSuggestion extends Suggestion {
  from: PlainDate;
  to: PlainDate;
}

export interface FilterSuggestion extends Suggestion {
  field: keyof SearchQuery;
}

export interface SearchSuggestions {
  places: PlaceSuggestion[];
  dates: DatesSuggestion[];
  filters: FilterSuggestion[];
}

export function toSuggestions(
  query: SearchQuery,
  { places, dates, filters }: Alternatives,
): SearchSuggestions {
  return {
    places: places.map(({ slug, name, distance_km, count }) => ({
      slug,
      name,
      count,
      distanceKm: distance_km,
      query: withPlace(query, slug),
    })),
    dates: dates.map(({ date_from, date_to, count }) => {
      const [from, to] = [plainDate(date_from), plainDate(date_to)];
      return {
        from,
        to,
        count,
        query: omitUndefined({ ...query, page: undefined, date_from: from, date_to: to }),
      };
    }),
    filters: filters.flatMap(({ filter, count }) => {
      const field = filter as keyof SearchQuery;
      // An address with seats but no beds gets as many beds, so this would be the same search.
      const isSame = field === 'beds' && query.seatbelts !== undefined;
      return isSame || query[field] === undefined
        ? []
        : [{ field, count, query: withoutField(query, field) }];
    }),
  };
}

export function hasSuggestions({ places, dates, filters }: SearchSuggestions): boolean {
  return places.length + dates.length + filters.length > 0;
}

function withoutField(query: SearchQuery, field: keyof SearchQuery): SearchQuery {
  return omitUndefined({ ...query, page: undefined, [field]: undefined });
}
