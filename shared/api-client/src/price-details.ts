import { http } from '@campavia/api-client/core';
import type {
  CreateOwnOption,
  PriceDetails,
  PriceExample,
  PriceExampleQuery,
  SimilarPrices,
  UpdateOwnOption,
  UpdatePriceDetails,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of an owner's prices. */
export const priceDetailsKeys = {
  one: (camperId: number | string) => `price-details/${camperId}`,
  example: (camperId: number | string, query: PriceExampleQuery) =>
    `price-example/${camperId}/${JSON.stringify(query)}`,
  similar: (camperId: number | string) => `similar-prices/${camperId}`,
};

function pathOf(camperId: number | string, rest: string): string {
  return `/3/products/${encodeURIComponent(camperId)}/${rest}`;
}

/** All prices of an own camper. @throws ApiError 404 `camper_not_found`, 410 `camper_deleted` */
export function getPriceDetails(
  camperId: number | string,
  options: EndpointOptions = {},
): Promise<PriceDetails> {
  return (options.http ?? http()).get<PriceDetails>(pathOf(camperId, 'prices-details/'), options);
}

/** @throws ApiError 400 at the fields; 412 `edited_meanwhile` with the `current` prices */
export function updatePriceDetails(
  camperId: number | string,
  changes: UpdatePriceDetails,
  options: EndpointOptions = {},
): Promise<PriceDetails> {
  const path = pathOf(camperId, 'prices-details/');
  return (options.http ?? http()).patch<PriceDetails>(path, changes, options);
}

/** Adds an extra. @throws ApiError as `updatePriceDetails` */
export function addOwnOption(
  camperId: number | string,
  form: CreateOwnOption,
  options: EndpointOptions = {},
): Promise<PriceDetails> {
  return (options.http ?? http()).post<PriceDetails>(pathOf(camperId, 'options/'), form, options);
}

/** @throws ApiError 404 `option_not_found`, else as `updatePriceDetails` */
export function updateOwnOption(
  camperId: number | string,
  changes: UpdateOwnOption,
  options: EndpointOptions = {},
): Promise<PriceDetails> {
  return (options.http ?? http()).patch<PriceDetails>(pathOf(camperId, 'options/'), changes, options);
}

/** Removes an extra. @throws ApiError 404 `option_not_found`, else as `updatePriceDetails` */
export function removeOwnOption(
  camperId: number | string,
  optionId: number,
  options: EndpointOptions = {},
): Promise<PriceDetails> {
  const path = pathOf(camperId, `options/?option_id=${optionId}`);
  return (options.http ?? http()).delete<PriceDetails>(path, undefined, options);
}

/** The earnings from an example trip with unsaved prices. @throws ApiError 400 at invalid ones */
export function getPriceExample(
  camperId: number | string,
  query: PriceExampleQuery,
  options: EndpointOptions = {},
): Promise<PriceExample> {
  const path = pathOf(camperId, 'prices-details/example/');
  return (options.http ?? http()).post<PriceExample>(path, query, { ...options, isReading: true });
}

/** The prices per day of similar campers nearby. */
export function getSimilarPrices(
  camperId: number | string,
  options: EndpointOptions = {},
): Promise<SimilarPrices> {
  return (options.http ?? http()).get<SimilarPrices>(pathOf(camperId, 'similar-prices/'), options);
}
