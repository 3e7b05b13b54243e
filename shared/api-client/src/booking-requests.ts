import { http } from '@campavia/api-client/core';
import type {
  CreateExtension,
  CreateUpgrade,
  Extension,
  ExtensionConfirmation,
  ExtensionList,
  ExtensionPrice,
  ExtensionPriceQuery,
  ExtensionPrices,
  ExtensionPricesQuery,
  RefuseExtension,
  SendExtension,
  Upgrade,
  UpgradeList,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of extensions and upgrades, apart from `keys` so that no first page loads them. */
export const requestKeys = {
  extensions: (id: number | string) => `bookings/guest/${id}/extensions`,
  price: (id: number | string, { reason, days = 0 }: ExtensionPriceQuery) =>
    `bookings/guest/${id}/extensions/price/${reason}/${days}`,
  prices: (id: number | string, { kind }: ExtensionPricesQuery) =>
    `bookings/guest/${id}/extensions/prices/${kind}`,
  confirmation: (id: number | string) => `bookings/guest/${id}/extensions/confirm`,
  upgrades: (id: number | string) => `bookings/guest/${id}/upgrades`,
};

/** The extensions of a trip, and the possible ones. @throws ApiError 404 `booking_not_found` */
export function getExtensions(id: number | string, options: EndpointOptions = {}): Promise<ExtensionList> {
  return (options.http ?? http()).get<ExtensionList>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/extensions/`,
    options,
  );
}

/**
 * The current price of an extension, line by line; creates nothing.
 * @throws ApiError 400 with 106, 107 or 109, or by field; 404; 405 `booking_request_not_possible` or
 * `booking_request_reduction`
 */
export function getExtensionPrice(
  id: number | string,
  { reason, days }: ExtensionPriceQuery,
  options: EndpointOptions = {},
): Promise<ExtensionPrice> {
  const query = new URLSearchParams({ reason, ...(days !== undefined && { days: String(days) }) });
  return (options.http ?? http()).get<ExtensionPrice>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/extensions/price/?${query}`,
    options,
  );
}

/** The current price of each possible extension of a kind. @throws ApiError 404; 405 `booking_request_not_possible` */
export function getExtensionPrices(
  id: number | string,
  { kind }: ExtensionPricesQuery,
  options: EndpointOptions = {},
): Promise<ExtensionPrices> {
  return (options.http ?? http()).get<ExtensionPrices>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/extensions/prices/?${new URLSearchParams({ kind })}`,
    options,
  );
}

/**
 * Begins an extension; its owner is notified once it is validated.
 * @throws ApiError 400 with 106, 107 or 109, or by field; 404; 405 `booking_request_not_possible`,
 * `booking_request_open` or `booking_request_reduction`
 */
export function createExtension(
  id: number | string,
  body: CreateExtension,
  options: EndpointOptions = {},
): Promise<Extension> {
  return (options.http ?? http()).post<Extension>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/extensions/`,
    body,
    options,
  );
}

/**
 * Sends the open draft of an extension to the owner.
 * @throws ApiError as `createExtension`, 405 `booking_in_wrong_state`, 409 `request_price_changed`: the new price is
 * stored
 */
export function validateExtension(
  id: number | string,
  body?: SendExtension,
  options: EndpointOptions = {},
): Promise<Extension> {
  return (options.http ?? http()).patch<Extension>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/extensions/validate/`,
    body,
    options,
  );
}

/** Deletes an extension that was not sent. @throws ApiError 404, 405 `booking_in_wrong_state` */
export async function deleteExtension(
  id: number | string,
  extensionId: number,
  options: EndpointOptions = {},
): Promise<void> {
  await (options.http ?? http()).delete(
    `/v4/bookings-guest/${encodeURIComponent(id)}/extensions/${extensionId}/`,
    undefined,
    options,
  );
}

/**
 * Accepts an extension: its guest pays within a day.
 * @throws ApiError 404, 405 `booking_in_wrong_state` or `CAMPER_ALREADY_BOOKED`
 */
export function acceptExtension(id: number | string, options: EndpointOptions = {}): Promise<Extension> {
  return (options.http ?? http()).patch<Extension>(
    `/v4/bookings-owner/${encodeURIComponent(id)}/extensions/accept/`,
    undefined,
    options,
  );
}

/** Refuses an extension; the trip stays as it is. @throws ApiError 404, 405 `booking_in_wrong_state` */
export function refuseExtension(
  id: number | string,
  body?: RefuseExtension,
  options: EndpointOptions = {},
): Promise<Extension> {
  return (options.http ?? http()).patch<Extension>(
    `/v4/bookings-owner/${encodeURIComponent(id)}/extensions/refuse/`,
    body,
    options,
  );
}

/** Withdraws the open extension. @throws ApiError 404, 405 `booking_in_wrong_state` */
export function cancelExtension(id: number | string, options: EndpointOptions = {}): Promise<Extension> {
  return (options.http ?? http()).patch<Extension>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/extensions/cancel/`,
    undefined,
    options,
  );
}

/** The open extension or the last one, with the days of the trip with it. @throws ApiError 404 without any */
export function getExtensionConfirmation(
  id: number | string,
  options: EndpointOptions = {},
): Promise<ExtensionConfirmation> {
  return (options.http ?? http()).get<ExtensionConfirmation>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/extensions/confirm/`,
    options,
  );
}

/** The upgrades of a trip, and the available ones with their prices. @throws ApiError 404 `booking_not_found` */
export function getUpgrades(id: number | string, options: EndpointOptions = {}): Promise<UpgradeList> {
  return (options.http ?? http()).get<UpgradeList>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/upgrades/`,
    options,
  );
}

/**
 * Creates a draft of an upgrade; nothing is bought yet.
 * @throws ApiError 400 by field; 404; 405 `booking_request_not_possible` or `booking_request_open`; 503
 * `RENTAL_COVER_SERVICE_UNAVAILABLE`
 */
export function createUpgrade(
  id: number | string,
  body: CreateUpgrade,
  options: EndpointOptions = {},
): Promise<Upgrade> {
  return (options.http ?? http()).post<Upgrade>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/upgrades/`,
    body,
    options,
  );
}

/**
 * Orders the draft of an upgrade: it must be paid within a day; a free one is confirmed at once.
 * @throws ApiError as `createUpgrade`, 405 `booking_in_wrong_state`, 409 `request_price_changed`: the new price is
 * stored
 */
export function validateUpgrade(id: number | string, options: EndpointOptions = {}): Promise<Upgrade> {
  return (options.http ?? http()).patch<Upgrade>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/upgrades/validate/`,
    undefined,
    options,
  );
}

/** Deletes the draft of an upgrade. @throws ApiError 404, 405 `booking_in_wrong_state` */
export async function deleteUpgrade(
  id: number | string,
  upgradeId: number,
  options: EndpointOptions = {},
): Promise<void> {
  await (options.http ?? http()).delete(
    `/v4/bookings-guest/${encodeURIComponent(id)}/upgrades/${upgradeId}/`,
    undefined,
    options,
  );
}

/** Withdraws the open upgrade. @throws ApiError 404, 405 `booking_in_wrong_state` */
export function cancelUpgrade(id: number | string, options: EndpointOptions = {}): Promise<Upgrade> {
  return (options.http ?? http()).patch<Upgrade>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/upgrades/cancel/`,
    undefined,
    options,
  );
}
