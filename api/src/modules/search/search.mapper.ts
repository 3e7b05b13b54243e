import {
  SearchParamsSchema,
  type ListedCamper,
  type SearchAnswer,
  type SearchParams,
  type SearchResult,
} from '@campavia/contracts';
import {
  DEFAULT_PAGE_SIZE,
  formatDecimal,
  hourText,
  USUAL_HOURS,
  type CurrencyCode,
  type Minor,
} from '@campavia/domain';

import { kilometresOf, type Box } from '../../core/geo';
import { toPictures } from '../../core/picture-addresses';
import { averageOf } from '../../core/review-average';
import type { FoundPage, ResultRow } from './query/found-page';
import type { Area, SearchPlan } from './query/search-plan';

/** The answer to a search; routes add the links to adjacent pages. */
export function toSearchAnswer(plan: SearchPlan, { total, isCapped, rows, extent }: FoundPage): SearchAnswer {
  return {
    count: total,
    ...(isCapped && { count_capped: true }),
    next: null,
    previous: null,
    results: rows.map((row) => ({ ...toPricedCamper(row, plan.currency), ...hoursOf(plan) })),
    box: boxOf(plan.area) ?? extent,
  };
}

function boxOf(area: Area): Box | undefined {
  return 'box' in area ? area.box : undefined;
}

/** Searches have no hours, so the default ones are used. */
export function hoursOf({ stay }: Pick<SearchPlan, 'stay'>): Pick<SearchResult, 'hour_from' | 'hour_to'> {
  if (!stay) return { hour_from: null, hour_to: null };
  return { hour_from: hourText(USUAL_HOURS.from), hour_to: hourText(USUAL_HOURS.to) };
}

/** A camper in a list of results. */
export function toPricedCamper(row: ResultRow, currency: CurrencyCode): ListedCamper {
  const { id, title, type, city, country, latitude, longitude, seatbelts, beds, review_count } = row;
  return {
    id,
    title,
    type,
    city,
    country,
    latitude,
    longitude,
    distance_km: distanceOf(row.squared_chord),
    seatbelts,
    beds,
    pictures: toPictures(row.scenes),
    review_average: averageOf(row.review_sum, review_count),
    review_count,
    instant_booking_activated: row.instant_booking,
    is_ambassador: row.is_ambassador,
    owner: { first_name: row.first_name, professional: row.is_professional },
    price_per_day: formatDecimal(row.price_per_day),
    booking_price_per_day: decimalOrNull(row.per_day),
    final_booking_price: decimalOrNull(row.final),
    original_booking_price: decimalOrNull(row.original),
    currency,
  };
}

function distanceOf(squaredChord: number | null): number | null {
  return squaredChord === null ? null : Math.round(kilometresOf(squaredChord) * 10) / 10;
}

function decimalOrNull(amount: Minor | null): string | null {
  return amount === null ? null : formatDecimal(amount);
}

/** An answer with links to adjacent pages. */
export function withPages(answer: SearchAnswer, params: SearchParams, path: string): SearchAnswer {
  const { page = 1, page_size: size = DEFAULT_PAGE_SIZE } = params;
  const last = Math.max(1, Math.ceil(answer.count / size));
  const hasMore = answer.count_capped ? answer.results.length === size : page < last;
  return {
    ...answer,
    next: hasMore ? addressOf(path, params, page + 1) : null,
    previous:
      page > 1 ? addressOf(path, params, answer.count_capped ? page - 1 : Math.min(page - 1, last)) : null,
  };
}

function addressOf(path: string, params: SearchParams, page: number): string {
  const known = Object.entries({ ...params, page }).filter(([name]) =>
    Object.hasOwn(SearchParamsSchema.properties, name),
  );
  const entries = known.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item): [string, string] => [name, String(item)]),
  );
  return `${path}?${new URLSearchParams(entries)}`;
}
