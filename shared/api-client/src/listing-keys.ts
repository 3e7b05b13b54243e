import type { ListingQuery, PriceQuery, ReviewsQuery, ReviewStatsQuery } from '@campavia/contracts';

import { listingParams } from './keys';

/** A trip and what is chosen with it; the currency is the site's. Options by id, `12` or `12:3` for three of it. */
export type PriceChoices = Omit<PriceQuery, 'currency'>;

type Dates = Pick<ListingQuery, 'date_from' | 'date_to'>;

/** The query of a price in a stable order; what is not chosen is left out. */
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

/** The query of reviews in a stable order. */
export function reviewParams(query: ReviewsQuery | ReviewStatsQuery): URLSearchParams {
  const { camper_id, target_id, author_type, booking_id } = query;
  const { ordering, page, page_size } = query as ReviewsQuery;
  return paramsOf({ camper_id, target_id, author_type, booking_id, ordering, page, page_size });
}

/** What the page of a camper remembers answers by, apart from `keys` so that no first page carries them. */
export const listingKeys = {
  availabilities: (id: number | string) => `listing/${id}/availabilities`,
  price: (id: number | string, choices: PriceChoices) => `listing/${id}/price?${priceParams(choices)}`,
  similar: (id: number | string, dates: Dates = {}) => `listing/${id}/similar?${listingParams(dates)}`,
  insuranceChoices: (id: number | string, dates: Dates = {}) =>
    `listing/${id}/insurance?${listingParams(dates)}`,
  insurance: (slug: string) => `insurance/${slug}`,
  similarInsurances: (slug: string) => `insurance/${slug}/similar`,
  rentalCoverConditions: () => 'rental-cover',
  reviews: (query: ReviewsQuery) => `reviews?${reviewParams(query)}`,
  reviewStats: (query: ReviewStatsQuery) => `review-stats?${reviewParams(query)}`,
};

type Value = string | number | boolean | undefined;

function paramsOf(values: Record<string, Value>): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== false);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
