import { http } from '@campavia/api-client/core';
import type { Preferences, UpdatePreferences } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of a camper's preferences. */
export const preferencesKeys = { one: (camperId: number | string) => `preferences/${camperId}` };

function pathOf(camperId: number | string): string {
  return `/3/products/${encodeURIComponent(camperId)}/update/preferences/`;
}

/** The rental preferences of an own camper. @throws ApiError 404 `camper_not_found`, 410 `camper_deleted` */
export function getPreferences(
  camperId: number | string,
  options: EndpointOptions = {},
): Promise<Preferences> {
  return (options.http ?? http()).get<Preferences>(pathOf(camperId), options);
}

/** @throws ApiError 400 at the fields; 412 `edited_meanwhile` with the `current` preferences */
export function updatePreferences(
  camperId: number | string,
  changes: UpdatePreferences,
  options: EndpointOptions = {},
): Promise<Preferences> {
  return (options.http ?? http()).patch<Preferences>(pathOf(camperId), changes, options);
}
