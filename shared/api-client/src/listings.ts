import { http } from '@campavia/api-client/core';
import type {
  Availabilities,
  FoundSimilarCampers,
  Listing,
  ListingQuery,
  Price,
  PriceQuery,
  ReportListing,
  SimilarCampers,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';
import { listingParams } from './keys';
import { toFoundCampers } from './to-found-campers';

/** A trip and its choices; the currency is the site's. Options by id, `12` or `12:3` for three of it. */
export type PriceChoices = Omit<PriceQuery, 'currency'>;

type Dates = Pick<ListingQuery, 'date_from' | 'date_to'>;

/** The query of a price in a stable order, without empty choices. */
export function priceParams(choices: PriceChoices): URLSearchParams {
  const { date_from, date_to, hour_from, hour_to, km, options = [], insurance_id } = choices;
  const { second_driver, rental_cover, cancel_insurance, coupon_code } = choices;
  return paramsOf({
    date_from,
    date_to,
    hour_from,
    hour_to,
    km,
    options: [...options].sort().join(',') || undefined,
    insurance_id,
    second_driver,
    rental_cover,
    cancel_insurance,
    coupon_code,
  });
}

/** Cache keys of a camper's page, apart from `keys` so that no first page loads them. */
export const listingKeys = {
  availabilities: (id: number | string) => `listing/${id}/availabilities`,
  price: (id: number | string, choices: PriceChoices) => `listing/${id}/price?${priceParams(choices)}`,
  similar: (id: number | string, dates: Dates = {}) => `listing/${id}/similar?${listingParams(dates)}`,
  insuranceChoices: (id: number | string, dates: Dates = {}) =>
    `listing/${id}/insurance?${listingParams(dates)}`,
  insurance: (slug: string) => `insurance/${slug}`,
  similarInsurances: (slug: string) => `insurance/${slug}/similar`,
  rentalCoverConditions: () => 'rental-cover',
};

type Value = string | number | boolean | undefined;

/** A query of the given parameters, in a stable order. */
export function paramsOf(values: Record<string, Value>): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== false);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/**
 * One camper, priced in the site's currency and, with both dates, for those dates.
 * @throws ApiError `camper_not_found` with 404, `camper_deleted` with 410.
 */
export function getListing(
  id: number | string,
  query: Pick<ListingQuery, 'date_from' | 'date_to'> = {},
  options: EndpointOptions = {},
): Promise<Listing> {
  const client = options.http ?? http();
  const params = listingParams(query);
  params.set('currency', client.site.currency);
  return client.get<Listing>(`/3/products/${encodeURIComponent(id)}/?${params}`, options);
}

/**
 * The availability of a camper, from today to its owner's horizon.
 * @throws ApiError `camper_not_found` with 404, `camper_deleted` with 410.
 */
export function getAvailabilities(
  id: number | string,
  options: EndpointOptions = {},
): Promise<Availabilities> {
  const client = options.http ?? http();
  return client.get<Availabilities>(`/3/products/${encodeURIComponent(id)}/availabilities/`, options);
}

/**
 * The price of a trip with a camper and all choices, in the site's currency.
 * @throws ApiError 400 with one of the numbers of price refusals in `fields.__all__` (with 108 `body.min_length`), 400
 * on `coupon_code` for an invalid code, 503 `RENTAL_COVER_SERVICE_UNAVAILABLE` if that is chosen.
 */
export function getPrice(
  id: number | string,
  choices: PriceChoices,
  options: EndpointOptions = {},
): Promise<Price> {
  const client = options.http ?? http();
  const params = priceParams(choices);
  params.set('currency', client.site.currency);
  return client.get<Price>(`/3/products/${encodeURIComponent(id)}/price/?${params}`, options);
}

/**
 * Similar campers, with both dates only available ones; also for a deleted camper.
 * @throws ApiError `camper_not_found` with 404.
 */
export async function getSimilarCampers(
  id: number | string,
  query: Pick<ListingQuery, 'date_from' | 'date_to'> = {},
  options: EndpointOptions = {},
): Promise<FoundSimilarCampers> {
  const client = options.http ?? http();
  const params = listingParams(query);
  params.set('currency', client.site.currency);
  const path = `/3/products/${encodeURIComponent(id)}/similar/?${params}`;
  return toFoundCampers(await client.get<SimilarCampers>(path, options));
}

/**
 * Reports a problem with a listing to support; needs no session.
 * @throws ApiError 400 on `comment` for the reason "other" without a comment, 429 for too many reports.
 */
export async function reportListing(
  id: number | string,
  form: ReportListing,
  options: EndpointOptions = {},
): Promise<void> {
  await (options.http ?? http()).post(`/3/products/${encodeURIComponent(id)}/report/`, form, options);
}
