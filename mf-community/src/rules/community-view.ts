import type { ReviewsQuery, ReviewStatsQuery, WallQuery } from '@campavia/contracts';
import { vehicleTypeCode } from '@campavia/domain';

import type { ReviewOrder } from './review-pages';

/** Reviews about campers: those by owners are about their guests. */
export const ALL_REVIEWS = { author_type: 'guest' } as const satisfies ReviewStatsQuery;

export const PICTURES_PER_PAGE = 24;
export const COMMUNITY_REVIEWS_PER_PAGE = 10;

/** Sort orders by their name in the address, the default first. */
const ORDERS = { newest: '-published_date', best: '-rating', critical: 'rating' } as const;
export type OrderName = keyof typeof ORDERS;
export const ORDER_NAMES = ['newest', 'best', 'critical'] as const satisfies readonly OrderName[];

const MAX_PAGE = 100_000;
const MAX_ID = 2_147_483_647;

/** Filters by camper. */
export interface CommunityFilters {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Number of the type of vehicle. */
  type?: number;
}

/** The view of the page of all reviews, as in its address. */
export interface ReviewsView extends CommunityFilters {
  stars?: number;
  isWithPictures: boolean;
  order: OrderName;
  /** Counted from 1. */
  page: number;
}

/** Parses the address of all reviews; invalid values are dropped. */
export function parseReviewsView(params: URLSearchParams): ReviewsView {
  const order = ORDER_NAMES.find((name) => name === params.get('order')) ?? 'newest';
  return {
    ...parseFilters(params),
    stars: wholeNumber(params.get('stars'), 5),
    isWithPictures: params.get('pictures') === '1',
    order,
    page: wholeNumber(params.get('page'), MAX_PAGE) ?? 1,
  };
}

/** The query of the address, without default values. */
export function writeReviewsView({ stars, isWithPictures, order, page, ...filters }: ReviewsView): string {
  const params = new URLSearchParams(writeFilters(filters));
  if (stars !== undefined) params.set('stars', String(stars));
  if (isWithPictures) params.set('pictures', '1');
  if (order !== 'newest') params.set('order', order);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

/** Reads the filters of an address. */
export function parseFilters(params: URLSearchParams): CommunityFilters {
  const country = params.get('country') ?? '';
  const type = wholeNumber(params.get('type'), 7);
  return {
    ...(/^[A-Z]{2}$/.test(country) && { country }),
    ...(type !== undefined && vehicleTypeCode(type) && { type }),
  };
}

export function writeFilters({ country, type }: CommunityFilters): string {
  const params = new URLSearchParams();
  if (country !== undefined) params.set('country', country);
  if (type !== undefined) params.set('type', String(type));
  return params.toString();
}

/** Whether a filter is active. */
export function isNarrowed({ country, type, stars, isWithPictures }: ReviewsView): boolean {
  return country !== undefined || type !== undefined || stars !== undefined || isWithPictures;
}

/** The parameters of the api. */
export function toReviewsQuery({
  country,
  type,
  stars,
  isWithPictures,
  order,
  page,
}: ReviewsView): ReviewsQuery {
  return {
    ...ALL_REVIEWS,
    ...(country !== undefined && { country }),
    ...(type !== undefined && { type }),
    ...(stars !== undefined && { rating: stars }),
    ...(isWithPictures && { has_pictures: true }),
    ordering: ORDERS[order] satisfies ReviewOrder,
    page,
    page_size: COMMUNITY_REVIEWS_PER_PAGE,
  };
}

export function toWallQuery(filters: CommunityFilters, page: number): WallQuery {
  return { ...filters, page, page_size: PICTURES_PER_PAGE };
}

/** The total number of pictures. */
export const PICTURE_COUNT: WallQuery = { page: 1, page_size: 1 };

/** The number of the opened picture; undefined when the address names none. */
export function parsePictureId(params: URLSearchParams): number | undefined {
  return wholeNumber(params.get('picture'), MAX_ID);
}

function wholeNumber(text: string | null, most: number): number | undefined {
  const value = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}
